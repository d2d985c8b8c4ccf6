import { Icon } from '#src/components/ui/icon.tsx';
import type { StrategicPlanningContent } from '#src/content/schemas/page/strategic-planning.ts';

/** Two days as a vertical timeline. */
export function StrategicPlanningProcess({ process }: { process: StrategicPlanningContent['process'] }) {
  const { heading, lead, steps, end } = process;
  return (
    <section id="process" className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-h2">{heading}</h2>
        <p className="mt-5 max-w-100 text-lead text-ink-3">{lead}</p>
      </div>
      <div className="lg:col-span-7">
        <ol className="border-l-2 border-ink">
          {steps.map(({ hour, title, text }) => (
            <li
              key={title}
              className="relative grid gap-x-8 gap-y-1 pb-10 pl-8 sm:grid-cols-[6rem_1fr] sm:pl-10"
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-2.25 size-4 rounded-full border-2 border-ink bg-paper"
              />
              <p className="figures font-semibold text-tally-text">{hour}</p>
              <div>
                <h3 className="text-[1.625rem] leading-tight">{title}</h3>
                <p className="mt-1.5 text-ink-3">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="relative grid gap-x-8 pl-8 sm:grid-cols-[6rem_1fr] sm:pl-10">
          <span className="absolute -top-1 -left-3.5 grid size-8 place-items-center rounded-full bg-ok text-white">
            <Icon name="check" />
          </span>
          <span className="figures font-semibold text-tally-text">{end.hour}</span>
          <span className="font-semibold">{end.title}</span>
        </p>
      </div>
    </section>
  );
}
