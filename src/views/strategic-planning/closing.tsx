import { site } from '#site.config';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { StrategicPlanningContent } from '#src/content/schemas/page/strategic-planning.ts';

/** Closing call with three empty lines that visitors can fill in beforehand. */
export function StrategicPlanningClosing({ closing }: { closing: StrategicPlanningContent['closing'] }) {
  return (
    <section className="bg-amber">
      <div className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 className="text-h2">{closing.heading}</h2>
          <p className="mt-5 max-w-120 text-lead">{closing.lead}</p>
          <ExternalButtonLink href={site.links.scheduling} className="mt-8 max-sm:w-full">
            {closing.action}
          </ExternalButtonLink>
        </div>
        <ol className="-rotate-1 self-start rounded-card bg-white p-7 shadow-float sm:p-9">
          {closing.numbers.map(({ unit, text }, index) => (
            <li key={text} className="border-b-2 border-line py-5 first:pt-0 last:border-0 last:pb-0">
              <p className="font-semibold">
                {index + 1}. {text}
              </p>
              <p aria-hidden="true" className="mt-3 flex items-end gap-3">
                <span className="h-9 flex-1 rounded-md border-b-2 border-dotted border-field" />
                <span className="display text-[1.75rem] leading-none text-tally">{unit}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
