import { useNow } from '#desk/frame/clock-now.tsx';
import { formatTimeOfDay } from '#desk/time/format-time.ts';
import { wallTimeOf, zoneCity } from '#desk/time/zone.ts';
import { site } from '#site.config';

const center = 153;
const lampPositions = Array.from({ length: 60 }, (_, at) => positionOnCircle(at / 60, 144));
const hourPositions = Array.from({ length: 12 }, (_, at) => positionOnCircle(at / 12, 122));
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

function positionOnCircle(turn: number, radius: number) {
  const angle = turn * 2 * Math.PI;
  return { cx: center + radius * Math.sin(angle), cy: center - radius * Math.cos(angle) };
}

/** The time at the agency, with one lamp per second, or per minute with reduced motion. */
export function WallClock({ className = '' }: { className?: string }) {
  const { timeZone } = site;
  const city = zoneCity(timeZone);
  const now = useNow(reducedMotion.matches ? 60_000 : 1_000);
  const { minute, second } = wallTimeOf(now, timeZone);
  const lit = reducedMotion.matches ? minute : second;
  const time = formatTimeOfDay(now, timeZone);
  const [figure, half] = time.split(' ');
  return (
    <svg viewBox="0 0 306 306" role="img" aria-label={`${time} in ${city}`} className={className}>
      {lampPositions.map((lampIndex, at) => (
        <circle
          key={`${lampIndex.cx} ${lampIndex.cy}`}
          {...lampIndex}
          r={at <= lit ? 5.2 : 4.2}
          className={
            at <= lit
              ? 'fill-ink forced-colors:fill-[CanvasText]'
              : 'fill-line-2 forced-colors:fill-[GrayText]'
          }
        />
      ))}
      {hourPositions.map((hour) => (
        <circle
          key={`${hour.cx} ${hour.cy}`}
          {...hour}
          r={4.2}
          className="fill-ink forced-colors:fill-[CanvasText]"
        />
      ))}
      <text
        x={center}
        y={175}
        textAnchor="middle"
        className="display fill-ink text-[66px] tracking-[-0.035em] forced-colors:fill-[CanvasText]"
      >
        {figure}
      </text>
      <text
        x={center}
        y={211}
        textAnchor="middle"
        className="fill-mute text-[15px] max-lg:hidden forced-colors:fill-[CanvasText]"
      >
        {half ? `${half}, ${city}` : city}
      </text>
    </svg>
  );
}
