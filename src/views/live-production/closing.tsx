import { site } from '#site.config';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { LiveProductionContent } from '#src/content/schemas/page/live-production.ts';
import { routes } from '#src/routes.ts';

export function LiveProductionClosing({ closing }: { closing: LiveProductionContent['closing'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-7">{closing.heading}</h2>
        <div className="lg:col-span-5">
          <p className="text-lead text-ink-3">{closing.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ExternalButtonLink href={site.links.scheduling} className="max-sm:w-full">
              {closing.strategyCall}
            </ExternalButtonLink>
            <ButtonLink href={routes.contact.path} variant="outline" className="max-sm:w-full">
              {closing.write}
            </ButtonLink>
            <OpeningButton opening="productionConsultation" className="max-sm:w-full">
              {closing.action}
            </OpeningButton>
          </div>
        </div>
      </div>
    </section>
  );
}
