import type { ReactNode } from 'react';
import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';
import { ReportsGlossary } from './glossary.tsx';
import { ReportsHero } from './hero.tsx';
import { HoursHeatMap } from './hours-heat-map.tsx';
import { NextSteps } from './next-steps.tsx';

type IndustryReportsProps = { content: IndustryReportsContent; library?: ReactNode };

export function IndustryReports({ content, library }: IndustryReportsProps) {
  return (
    <>
      <ReportsHero hero={content.hero} />
      <section data-addressed className="bg-paper-2">
        <div className="shell band">{library}</div>
      </section>
      <HoursHeatMap hours={content.hours} />
      <ReportsGlossary terms={content.terms} />
      <NextSteps next={content.next} />
    </>
  );
}
