import type { Client } from '#src/content/schemas/clients.ts';
import type { StrategicPlanningContent } from '#src/content/schemas/page/strategic-planning.ts';
import { BrandResults } from '#src/sections/brand-results.tsx';
import { Packages } from '#src/sections/packages.tsx';
import { StrategicPlanningClosing } from './closing.tsx';
import { StrategicPlanningHero } from './hero.tsx';
import { StrategicPlanningProcess } from './process.tsx';
import { StrategicPlanningRoles } from './roles.tsx';
import { StrategicPlanningServices } from './services.tsx';

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
