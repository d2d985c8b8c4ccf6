import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { Client } from '#src/content/schemas/clients.ts';
import type { StrategicPlanningContent } from '#src/content/schemas/page/strategic-planning.ts';
import { BrandResults } from '#src/sections/brand-results.tsx';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';
import { Packages } from '#src/sections/packages.tsx';
import { StrategicPlanningProcess } from './process.tsx';
import { StrategicPlanningRoles } from './roles.tsx';

export function StrategicPlanning({
  content,
  clients,
}: {
  content: StrategicPlanningContent;
  clients: Client[];
}) {
  return (
    <>
      <StrategicPlanningHero hero={content.hero} />
      <StrategicPlanningRoles roles={content.roles} />
      <section className="on-ink">
        <div className="shell band">
          <BrandResults {...content.results} clients={clients} markColor="white" />
        </div>
      </section>
      <StrategicPlanningServices services={content.services} />
      <StrategicPlanningProcess process={content.process} />
      <Packages content={content.packages} />
      <StrategicPlanningClosing closing={content.closing} />
    </>
  );
}

function StrategicPlanningHero({ hero }: { hero: StrategicPlanningContent['hero'] }) {
  return (
    <section className="relative overflow-clip bg-amber">
      <div className="shell grid xl:min-h-160 xl:grid-cols-2">
        <div className="relative z-10 pt-14 pb-10 lg:pt-18 xl:self-center xl:py-14">
          <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
          <p className="mt-7 max-w-120 text-lead">{hero.lead}</p>
          <HeroButtons call={hero.call} jump={hero.packages} to="#packages" variant="default" />
        </div>
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="h-84 w-full sm:h-120 lg:h-140 xl:absolute xl:inset-y-0 xl:right-0 xl:h-full xl:w-[60vw] xl:max-w-none xl:mask-l-from-90%"
      />
    </section>
  );
}

function StrategicPlanningServices({ services }: { services: StrategicPlanningContent['services'] }) {
  return (
    <section id="services" className="bg-paper-2">
      <div className="shell band">
        <h2 className="text-h2">{services.heading}</h2>
        <ul className="mt-12 grid gap-px overflow-hidden rounded-band bg-line sm:grid-cols-2">
          {services.items.map(({ title, text, get }) => (
            <li key={title} className="flex flex-col bg-white p-7 sm:p-10">
              <h3 className="text-[1.75rem] leading-tight">{title}</h3>
              <p className="mt-3 mb-8 max-w-110 text-ink-3">{text}</p>
              <p className="mt-auto">
                <span className="text-caption text-mute">{services.get}</span>
                <span className="block font-semibold">{get}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Closing section with three empty lines that visitors can fill in before the call. */
function StrategicPlanningClosing({ closing }: { closing: StrategicPlanningContent['closing'] }) {
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
