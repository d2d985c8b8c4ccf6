import type { Tone } from '#src/art/charts/chart-tone.ts';
import { GanttChart } from '#src/art/charts/gantt-chart.tsx';
import type { CareersContent } from '#src/content/schemas/page/careers.ts';

const tones: Tone[] = ['mute', 'amber', 'hot', 'key'];

export function ShowDayShifts({ day }: { day: CareersContent['day'] }) {
  return (
    <section className="on-ink">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{day.heading}</h2>
          <p className="mt-5 text-mute-ink">{day.lead}</p>
        </div>
        <GanttChart
          onInk
          className="lg:col-span-8 lg:self-center"
          label={day.label}
          start={8}
          end={36}
          ticks={day.ticks}
          marker={day.air}
          spans={day.shifts.map(({ name, hours, from, to }, index) => ({
            name,
            note: hours,
            from,
            to,
            tone: tones[index] ?? 'mute',
          }))}
        />
      </div>
    </section>
  );
}
