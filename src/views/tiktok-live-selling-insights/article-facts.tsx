import type { Article, InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';

export function ArticleFacts({ article, labels }: { article: Article; labels: InsightsContent['labels'] }) {
  const day = new Date(article.date).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <p className="figures flex flex-wrap gap-x-4 text-caption text-mute">
      <span className="font-semibold text-tally-text">{article.category}</span>
      <time dateTime={article.date}>{day}</time>
      <span>
        {article.readTime} {labels.minutes}
      </span>
    </p>
  );
}
