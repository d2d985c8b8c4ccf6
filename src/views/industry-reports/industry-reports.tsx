import type { ReactNode } from 'react';
import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';
import { ReportsHero } from './hero.tsx';
import { ReportsHours } from './hours.tsx';
import { ReportsNext } from './next.tsx';
import { ReportsTerms } from './terms.tsx';

type IndustryReportsProps = { content: IndustryReportsContent; library?: ReactNode };

export function IndustryReports({ content, library }: IndustryReportsProps) {
  return (
    <>
      <ReportsHero hero={content.hero} />
      <section data-addressed className="bg-paper-2">
        <div className="shell band">{library}</div>
      </section>
      <ReportsHours hours={content.hours} />
      <ReportsTerms terms={content.terms} />
      <ReportsNext next={content.next} />
    </>
  );
}
