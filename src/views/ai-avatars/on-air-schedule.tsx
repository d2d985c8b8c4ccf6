import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';
import { SectionHead } from '#src/sections/section-head.tsx';
import { DayStrip, findShiftColor, formatHour } from './day-strip.tsx';

/** Who is on air at which hour, as a chart and as a table. */
export function OnAirSchedule({ day }: { day: AiAvatarsContent['day'] }) {
  const { heading, lead, caption, columns, who, shifts } = day;
  return (
    <section id="day" className="bg-paper-2">
      <div className="shell band">
        <SectionHead heading={heading} lead={lead} />
        <DayStrip shifts={shifts} />
        <table className="mt-10 w-full text-left">
          <caption className="pb-3 text-left text-caption text-mute">{caption}</caption>
          <thead className="max-sm:sr-only">
            <tr className="text-caption text-mute">
              {Object.values(columns).map((column) => (
                <th key={column} scope="col" className="pb-3 font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shifts.map((shift) => (
              <tr
                key={shift.from}
                className={`border-t border-field/40 max-sm:grid max-sm:grid-cols-2 max-sm:py-2.5 ${shift.who === 'host' ? 'font-semibold text-tally-text' : ''}`}
              >
                <th scope="row" className="figures flex items-center gap-3 font-semibold sm:py-3">
                  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
                    <rect width={16} height={16} rx={5} fill={findShiftColor(shift, shifts)} />
                  </svg>
                  {formatHour(shift.from)} - {formatHour(shift.to)}
                </th>
                <td className="sm:py-3">{who[shift.who]}</td>
                <td className="sm:py-3">{shift.language}</td>
                <td className="sm:py-3">{shift.market}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
