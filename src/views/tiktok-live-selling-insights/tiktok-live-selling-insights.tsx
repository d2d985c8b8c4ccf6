import type { InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { InsightsClosing } from './closing.tsx';
import { InsightsDownloads } from './downloads.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { InsightsHero } from './hero.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { WeeklyNumbers } from './weekly-numbers.tsx';

export function Insights({ content }: { content: InsightsContent }) {
  const { labels } = content;
  return (
    <>
      <InsightsHero hero={content.hero} />
      <WeeklyNumbers week={content.week} />
      <FeaturedArticle article={content.featured} figure={content.figure} labels={labels} />
      <LatestArticles latest={content.latest} labels={labels} />
      <InsightsDownloads downloads={content.downloads} />
      <InsightsClosing closing={content.closing} />
    </>
  );
}
