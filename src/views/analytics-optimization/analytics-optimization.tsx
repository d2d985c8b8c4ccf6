import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';
import { Packages } from '#src/sections/packages.tsx';
import { ResultRow } from '#src/sections/result-row.tsx';
import { AnnotatedShow } from './annotated-show.tsx';
import { AnalyticsClosing } from './closing.tsx';
import { AnalyticsHero } from './hero.tsx';
import { AnalyticsMetrics } from './metrics.tsx';
import { RevenueCalculation } from './revenue-calculation.tsx';
import { AnalyticsServices } from './services.tsx';

export function AnalyticsOptimization({ content }: { content: AnalyticsContent }) {
  return (
    <>
      <AnalyticsHero hero={content.hero} />
      <AnalyticsMetrics metrics={content.metrics} />
      <RevenueCalculation sum={content.sum} />
      <AnnotatedShow tape={content.tape} />
      <AnalyticsServices services={content.services} />
      <Packages content={content.packages} className="bg-paper-2" />
      <section id="results" className="shell band">
        <ResultRow results={content.results} />
      </section>
      <AnalyticsClosing closing={content.closing} />
    </>
  );
}
