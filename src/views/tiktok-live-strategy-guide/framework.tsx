import type { Stage, StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Framework = StrategyGuideContent['framework'];

/** Length of the plan. */
const days = 21;
/** Width of a day and its visible part; the rest is the gap between days. */
const dayWidth = 400;
const visibleDayWidth = 379;

export function GuideFramework({ framework }: { framework: Framework }) {
  return (
    <section id="framework" className="bg-paper-2">
      <div className="shell band">
        <SectionHead heading={framework.heading} lead={framework.lead} />
        <ol className="mt-12 grid gap-4">
          {framework.stages.map((stage) => (
            <StageRow key={stage.id} stage={stage} labels={framework.labels} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function StageRow({ stage, labels }: { stage: Stage; labels: Framework['labels'] }) {
  return (
    <li id={stage.id} className="overflow-hidden rounded-band bg-white">
      <DaysBar from={stage.from} to={stage.to} />
      <div className="grid gap-x-10 gap-y-7 p-6 sm:p-9 lg:grid-cols-[4fr_5fr_3fr]">
        <div>
          <p className="flex items-baseline gap-4">
            <span className="display text-[3rem] leading-none text-tally">{stage.stage}</span>
            <span className="text-caption text-mute">{stage.duration}</span>
          </p>
          <h3 className="mt-4 text-[1.75rem] leading-tight">{stage.title}</h3>
          <p className="mt-2.5 text-ink-3">{stage.description}</p>
        </div>
        <div>
          <h4 className="text-caption text-mute">{labels.actions}</h4>
          <ul className="mt-1.5">
            {stage.actions.map((action) => (
              <li key={action} className="border-b border-line py-2.5 last:border-0">
                {action}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-5">
          <div className="rounded-card bg-amber px-5 py-4">
            <h4 className="text-caption font-semibold">{labels.tip}</h4>
            <p className="mt-1">{stage.tip}</p>
          </div>
          <div className="mt-auto">
            <h4 className="text-caption text-mute">{labels.tools}</h4>
            <p className="mt-0.5 text-caption font-semibold">{stage.tools.join(', ')}</p>
          </div>
        </div>
      </div>
    </li>
  );
}

/** Three weeks from left to right with the stage's days highlighted. */
function DaysBar({ from, to }: Pick<Stage, 'from' | 'to'>) {
  const isLit = (index: number) => index + 1 >= from && index + 1 <= to;
  const buildDaysPath = (lit: boolean) =>
    Array.from({ length: days }, (_, index) =>
      isLit(index) === lit ? `M${index * dayWidth} 0h${visibleDayWidth}v1h-${visibleDayWidth}z` : '',
    ).join('');
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={14}
      viewBox={`0 0 ${days * dayWidth} 1`}
      preserveAspectRatio="none"
      className="block"
    >
      <path d={buildDaysPath(true)} fill="var(--color-tally)" />
      <path d={buildDaysPath(false)} fill="var(--color-line)" />
    </svg>
  );
}
