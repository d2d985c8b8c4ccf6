import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import { NextLinks } from '#src/sections/next-links.tsx';
import { EnterpriseBenefits } from './benefits.tsx';
import { BrandOrGroup } from './brand-or-group.tsx';
import { EnterpriseCases } from './cases.tsx';
import { EnterpriseConsultation } from './consultation.tsx';
import { EnterpriseDecisions } from './decisions.tsx';
import { EnterpriseFeatures } from './features.tsx';
import { EnterpriseHero } from './hero.tsx';
import { EnterpriseProcurement } from './procurement.tsx';
import { WeeklyRevenue } from './weekly-revenue.tsx';

type BusinessServicesProps = { content: BusinessServicesContent; prices: Record<string, string> };

export function BusinessServices({ content, prices }: BusinessServicesProps) {
  return (
    <>
      <EnterpriseHero hero={content.hero} />
      <BrandOrGroup doors={content.doors} prices={prices} />
      <EnterpriseCases cases={content.cases} />
      <WeeklyRevenue quarter={content.quarter} />
      <EnterpriseFeatures features={content.features} />
      <EnterpriseDecisions decisions={content.decisions} />
      <EnterpriseBenefits benefits={content.benefits} />
      <EnterpriseProcurement procurement={content.procurement} questions={content.questions} />
      <EnterpriseConsultation consultation={content.consultation} />
      <NextLinks links={content.onward} />
    </>
  );
}
