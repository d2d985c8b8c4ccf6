import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import { Onward } from '#src/sections/onward.tsx';
import { EnterpriseBenefits } from './benefits.tsx';
import { EnterpriseCases } from './cases.tsx';
import { EnterpriseConsultation } from './consultation.tsx';
import { EnterpriseDecisions } from './decisions.tsx';
import { EnterpriseDoors } from './doors.tsx';
import { EnterpriseFeatures } from './features.tsx';
import { EnterpriseHero } from './hero.tsx';
import { EnterpriseProcurement } from './procurement.tsx';
import { EnterpriseQuarter } from './quarter.tsx';

type BusinessServicesProps = { content: BusinessServicesContent; prices: Record<string, string> };

export function BusinessServices({ content, prices }: BusinessServicesProps) {
  return (
    <>
      <EnterpriseHero hero={content.hero} />
      <EnterpriseDoors doors={content.doors} prices={prices} />
      <EnterpriseCases cases={content.cases} />
      <EnterpriseQuarter quarter={content.quarter} />
      <EnterpriseFeatures features={content.features} />
      <EnterpriseDecisions decisions={content.decisions} />
      <EnterpriseBenefits benefits={content.benefits} />
      <EnterpriseProcurement procurement={content.procurement} questions={content.questions} />
      <EnterpriseConsultation consultation={content.consultation} />
      <Onward links={content.onward} />
    </>
  );
}
