import { Section } from '#desk/parts/section.tsx';
import { formatDate } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { FiguresTable } from './figures-table.tsx';

const dayMilliseconds = 86_400_000;
const height = 40;
const barDistance = 10;

function Bars({ counts, tallest }: { counts: number[]; tallest: number }) {
  const width = counts.length * barDistance;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-10 w-full border-b border-[#b9afa4]"
    >
      {counts.map((count, at) => {
        const tall = (count / Math.max(tallest, 1)) * (height - 2);
        const isToday = at === counts.length - 1;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by position
            key={at}
            x={at * barDistance + 0.8}
            y={height - tall}
            width={barDistance - 1.6}
            height={tall}
            className={`${isToday ? 'fill-ink' : 'fill-mute'} forced-colors:fill-[CanvasText]`}
          />
        );
      })}
    </svg>
  );
}

/** Leads per day or week: one bar chart per form, all on the same scale. */
export function LeadsPerDay({ numbers, timeZone }: { numbers: Numbers; timeZone: string }) {
  const { byDay, pieceDays } = numbers;
  const [from, to] = [Date.parse(numbers.from), Date.parse(numbers.to) - 1];
  const pieces = byDay[0]?.counts.length ?? 0;
  const piece = pieceDays === 1 ? 'day' : 'week';
  const tallest = Math.max(0, ...byDay.flatMap(({ counts }) => counts));
  // Uses noon, so that a clock change does not shift the date.
  const dateOf = (at: number) =>
    formatDate(from + at * pieceDays * dayMilliseconds + dayMilliseconds / 2, to, timeZone);
  const isToday = formatDate(to, to, timeZone) === formatDate(serverNow(), to, timeZone);
  return (
    <Section
      title={`Leads per ${piece} by form`}
      aside={tallest > 0 ? `highest ${piece}: ${tallest}` : 'no leads'}
    >
      <ul className="grid gap-2.5">
        {byDay.map(({ form, total, counts }) => (
          <li key={form} className="grid grid-cols-[8rem_minmax(0,1fr)_2.25rem] items-end">
            <span className="leading-tight">{formOf(form).name}</span>
            <Bars counts={counts} tallest={tallest} />
            <span className="text-right font-[650]">
              {total.toLocaleString('en')}
              <span className="sr-only"> in all</span>
            </span>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-1.5 mr-9 ml-32 flex justify-between text-key text-mute">
        <span>{dateOf(0)}</span>
        <span>{dateOf(Math.floor(pieces / 2))}</span>
        <span>{isToday ? 'today' : formatDate(to, to, timeZone)}</span>
      </div>
      <FiguresTable
        caption={`Leads per ${piece} by form`}
        head={[pieceDays === 1 ? 'Day' : 'Week from', ...byDay.map(({ form }) => formOf(form).name)]}
        rows={Array.from({ length: pieces }, (_, at) => [
          dateOf(at),
          ...byDay.map(({ counts }) => counts[at] ?? 0),
        ])}
      />
    </Section>
  );
}
