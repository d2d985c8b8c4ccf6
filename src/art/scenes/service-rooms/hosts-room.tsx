import { Host } from '../../kit/host.tsx';
import { RingLight } from '../../kit/ring-light.tsx';
import { Tripod } from '../../kit/tripod.tsx';
import { hues } from '../../palette.ts';
import type { SceneProps } from '../../scene.tsx';
import { pinks } from '../../scene-colours.ts';
import { Room } from './room.tsx';

export function HostsRoom(scene: SceneProps) {
  return (
    <Room
      {...scene}
      wall={[[hues.plum], [hues.fuchsia, 0.45], ['var(--color-magenta)', 0.75], [pinks.azalea, 1]]}
      floor={[hues.wine, hues.night]}
    >
      <Tripod x={110} y={222} height={120} spread={36} />
      <RingLight x={110} y={98} r={66} glow={pinks.carnation} />
      <Host
        x={110}
        y={112}
        scale={0.64}
        skin="umber"
        hair="crop"
        outfit="collar"
        cloth="amber"
        mood="talk"
        rim={pinks.blossom}
      />
      <g transform="translate(206 62)">
        <path d="M8 10h74v106H8Z" fill={hues.night} opacity={0.35} />
        <path d="M8 0h58q8 0 8 8v92q0 8-8 8H8q-8 0-8-8V8Q0 0 8 0Z" fill="var(--color-ink)" />
        <path
          d="M12 18h10v8H12ZM12 36h10v8H12ZM12 54h10v8H12ZM12 72h10v8H12ZM12 90h10v8H12Z"
          fill="var(--color-key)"
        />
        <path
          d="M28 20h36v4H28ZM28 38h36v4H28ZM28 56h36v4H28ZM28 74h36v4H28ZM28 92h36v4H28Z"
          fill="var(--color-ink-3)"
        />
        <path
          d="M28 20h34v4H28ZM28 38h28v4H28ZM28 56h32v4H28ZM28 74h16v4H28ZM28 92h24v4H28Z"
          fill="var(--color-amber)"
        />
      </g>
    </Room>
  );
}
