import { serviceRooms } from '#src/art/scenes/page/services-scene.tsx';

const { strategy, scripts, hosts, studio, ads, numbers } = serviceRooms;
const rooms = [strategy, scripts, hosts, studio, ads, numbers];
const room = { width: 276, height: 200, gap: 8 };

/** The hero drawing of /services, reduced to six rooms, two per floor. */
export function House() {
  const { width, height, gap } = room;
  return (
    <svg viewBox="0 0 576 632" preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h576v632H0Z" fill="var(--color-ink)" />
      <clipPath id="room">
        <rect width={width} height={height} rx={16} />
      </clipPath>
      {rooms.map((Room, index) => (
        <g
          key={Room.name}
          transform={`translate(${8 + (index % 2) * (width + gap)} ${8 + Math.floor(index / 2) * (height + gap)})`}
          clipPath="url(#room)"
        >
          <svg width={width} height={height}>
            <Room />
          </svg>
        </g>
      ))}
    </svg>
  );
}
