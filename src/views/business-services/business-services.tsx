import type { BusinessServicesContent } from '#src/content/schemas/business-services.ts';
import { Onward } from '#src/sections/onward.tsx';
import { EnterpriseBenefits } from './benefits.tsx';
import { EnterpriseConsultation } from './consultation.tsx';
import { EnterpriseDecisions } from './decisions.tsx';
import { EnterpriseFeatures } from './features.tsx';
import { EnterpriseHero } from './hero.tsx';
import { EnterpriseQuarter } from './quarter.tsx';

export function BusinessServices({ content }: { content: BusinessServicesContent }) {
  return (
    <>
      <EnterpriseHero hero={content.hero} />
      <EnterpriseQuarter quarter={content.quarter} />
      <EnterpriseFeatures features={content.features} />
      <EnterpriseDecisions decisions={content.decisions} />
      <EnterpriseBenefits benefits={content.benefits} />
      <EnterpriseConsultation consultation={content.consultation} />
      <Onward links={content.onward} />
    </>
  );
}
