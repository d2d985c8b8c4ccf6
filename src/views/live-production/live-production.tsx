import { site } from '#site.config';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { LiveProductionContent } from '#src/content/schemas/page/live-production.ts';
import { routes } from '#src/routes.ts';
import { Packages } from '#src/sections/packages.tsx';
import { ResultRow } from '#src/sections/result-row.tsx';
import { StepRow } from '#src/sections/step-row.tsx';
import { LiveProductionHero } from './hero.tsx';
import { StudioRoom } from './studio-room.tsx';

export function LiveProduction({ content }: { content: LiveProductionContent }) {
  return (
    <>
      <LiveProductionHero hero={content.hero} />
      <section id="process" className="bg-paper-2">
        <div className="shell band">
          <h2 className="mb-10 text-h2">{content.process.heading}</h2>
          <StepRow steps={content.process.steps} />
        </div>
      </section>
      <Packages content={content.packages} />
      <StudioRoom room={content.room} />
      <section id="stats" className="shell band">
        <ResultRow results={content.stats} />
      </section>
      <LiveProductionClosing closing={content.closing} />
    </>
  );
}

function LiveProductionClosing({ closing }: { closing: LiveProductionContent['closing'] }) {
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
