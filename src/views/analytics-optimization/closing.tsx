import { site } from '#site.config';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';
import { routes } from '#src/routes.ts';

export function AnalyticsClosing({ closing }: { closing: AnalyticsContent['closing'] }) {
  return (
    <section className="bg-amber">
      <div className="shell grid items-center gap-x-12 gap-y-8 py-16 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{closing.heading}</h2>
          <p className="mt-4 max-w-150 text-lead">{closing.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ButtonLink href={routes['roi-calculator'].path} className="max-sm:w-full">
            {closing.calculator}
          </ButtonLink>
          <ExternalButtonLink href={site.links.scheduling} variant="outline" className="max-sm:w-full">
            {closing.call}
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
