import type { InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { InsightsClosing } from './closing.tsx';
import { InsightsDownloads } from './downloads.tsx';
import { InsightsFeatured } from './featured.tsx';
import { InsightsHero } from './hero.tsx';
import { InsightsLatest } from './latest.tsx';
import { InsightsWeek } from './week.tsx';

export function Insights({ content }: { content: InsightsContent }) {
  const { labels } = content;
  return (
    <>
      <InsightsHero hero={content.hero} />
      <InsightsWeek week={content.week} />
      <InsightsFeatured article={content.featured} figure={content.figure} labels={labels} />
      <InsightsLatest latest={content.latest} labels={labels} />
      <InsightsDownloads downloads={content.downloads} />
      <InsightsClosing closing={content.closing} />
    </>
  );
}
