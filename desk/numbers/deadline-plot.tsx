import { useWidth } from '#desk/parts/use-width.ts';
import { formatElapsed } from '#desk/time/durations.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { type Dot, placeLabel, stackAnswers } from './dot-plot.ts';

type DeadlineFigures = Numbers['promises'][number];

const plotMargin = 4;
const dotDistance = 7.2;
const dotRadius = 3.1;
const inkClass = 'fill-ink forced-colors:fill-[CanvasText]';
const redClass = 'fill-tally forced-colors:fill-[Mark]';
const labelClass = 'fill-ink text-key font-semibold forced-colors:fill-[CanvasText]';

function AnswerDot({ dot, x, y }: { dot: Dot; x: number; y: number }) {
  if (!dot.late) {
    return <circle cx={x} cy={y} r={dotRadius} className="fill-ink-3 forced-colors:fill-[CanvasText]" />;
  }
  const size = dot.open ? 4.8 : 4.6;
  const path = `M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`;
  const open = 'fill-paper stroke-tally forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]';
  return <path d={path} className={dot.open ? open : redClass} strokeWidth={1.8} />;
}

/**
 * Shows after how many hours leads got their latest reply: one dot per lead, with lines for the deadline and the
 * median.
 */
export function DeadlinePlot({ figures, end }: { figures: DeadlineFigures; end: number }) {
  const { form, hours, answers, medianSeconds, due, inTime, lateNow } = figures;
  const { element, width } = useWidth();
  const scale = Math.max(width - 2 * plotMargin, 1) / end;
  const xOf = (at: number) => plotMargin + Math.min(at, end) * scale;
  const { dots, levels } = stackAnswers(answers, end, 7 / scale);
  const tallest = 12;
  const rise = levels > tallest ? (dotDistance * tallest) / levels : dotDistance;
  const top = 42;
  const axis = top + Math.max(32, Math.min(levels, tallest) * dotDistance);
  const median = medianSeconds === null ? null : xOf(medianSeconds / 3_600);
  const openDot = dots.find(({ open }) => open);
  const openLabel = placeLabel(openDot ? xOf(openDot.x) : 0, hours === null ? -1 : xOf(hours), width);
  const medianAtEnd = median !== null && median > width - 150;
  return (
    <div ref={element} className="not-first:mt-4">
      <h3 className="flex justify-between gap-3 font-sans text-base font-normal tracking-normal [font-stretch:100%]">
        <span>
          <b className="font-[650]">{formOf(form).name}</b> {inTime} of {due} on time
        </span>
        {lateNow > 0 && <b className="font-[650] text-tally-text">{lateNow} late now</b>}
      </h3>
      <svg
        viewBox={`0 0 ${Math.max(width, 1)} ${axis + 24}`}
        height={axis + 24}
        className="mt-1 block w-full overflow-hidden"
        aria-hidden="true"
      >
        <path
          d={`M${plotMargin} ${axis}H${width - plotMargin}`}
          className="stroke-ink forced-colors:stroke-[CanvasText]"
        />
        {hours !== null && (
          <>
            <path
              d={`M${xOf(hours)} ${top - 26}V${axis + 6}`}
              strokeWidth="2"
              className="stroke-ink forced-colors:stroke-[CanvasText]"
            />
            <text
              x={xOf(hours) + (hours / end > 0.7 ? -7 : 7)}
              y={top - 15}
              textAnchor={hours / end > 0.7 ? 'end' : 'start'}
              className={labelClass}
            >
              promised {hours} h
            </text>
          </>
        )}
        {dots.map((dot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers have no names
          <AnswerDot key={at} dot={dot} x={xOf(dot.x)} y={axis - 6 - dot.level * rise} />
        ))}
        {openDot && (
          <text
            x={openLabel.x}
            y={axis - 16 - openDot.level * rise}
            textAnchor={openLabel.anchor}
            strokeWidth="4"
            className="fill-tally-text stroke-paper text-key [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
          >
            still open
          </text>
        )}
        {median !== null && (
          <>
            <path d={`m${median} ${axis + 2.5} 5 8h-10z`} className={inkClass} />
            <text
              x={median + (medianAtEnd ? -9 : 9)}
              y={axis + 16}
              textAnchor={medianAtEnd ? 'end' : 'start'}
              className={labelClass}
            >
              median {formatElapsed(medianSeconds ?? 0)}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}

export function HoursAxis({ end }: { end: number }) {
  const marks = Array.from({ length: Math.floor(end / 12) + 1 }, (_, at) => at * 12).filter(
    (_, at, all) => all.length < 9 || at % 2 === 0,
  );
  return (
    <div aria-hidden="true" className="relative mt-1 h-5 text-key text-mute">
      {marks.map((hours) => {
        const isLast = hours === end;
        const alignment = hours === 0 ? '' : isLast ? '-translate-x-full' : '-translate-x-1/2';
        return (
          <span
            key={hours}
            className={`absolute whitespace-nowrap ${alignment}`}
            style={{ left: `${(hours / end) * 100}%` }}
          >
            {isLast ? `${hours} h` : hours}
          </span>
        );
      })}
    </div>
  );
}
