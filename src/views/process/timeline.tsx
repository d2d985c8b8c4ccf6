import type { Tone } from '#src/art/charts/chart-tone.ts';
import { GanttChart } from '#src/art/charts/gantt-chart.tsx';
import type { ProcessContent } from '#src/content/schemas/page/process.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

const tones: Tone[] = ['amber', 'mute', 'key', 'mute', 'hot', 'amber'];

type TimelineProps = { timeline: ProcessContent['timeline']; steps: ProcessContent['steps']['items'] };

/** Three weeks as a bar chart. Days are counted from 1, so a bar starts at `from - 1`. */
export function ProcessTimeline({ timeline, steps }: TimelineProps) {
  return (
    <section id="timeline" className="on-ink">
      <div className="shell band">
        <SectionHead heading={timeline.heading} lead={timeline.lead} halves />
        <GanttChart
          onInk
          className="mt-14"
          label={timeline.heading}
          start={0}
          end={21}
          ticks={timeline.weeks.map((label, index) => ({ at: index * 7, label }))}
          marker={timeline.air}
          spans={steps.map(({ title, from, to, days }, index) => ({
            name: title,
            note: days,
            from: from - 1,
            to,
            tone: tones[index] ?? 'mute',
          }))}
        />
      </div>
    </section>
  );
}
