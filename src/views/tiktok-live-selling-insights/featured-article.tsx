import { LineChart } from '#src/art/charts/line-chart.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { Article, InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { ArticleFacts } from './article-facts.tsx';

type FeaturedProps = {
  article: Article;
  figure: InsightsContent['figure'];
  labels: InsightsContent['labels'];
};

export function FeaturedArticle({ article, figure, labels }: FeaturedProps) {
  return (
    <section className="shell band">
      <article id="featured" className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="mb-5 inline-block rounded-pill bg-amber px-3.5 py-1 text-note font-semibold">
            {labels.featured}
          </p>
          <ArticleFacts article={article} labels={labels} />
          <h2 className="mt-4 text-h2 lg:text-[clamp(2rem,3.1vw,2.75rem)]">{article.title}</h2>
          <p className="mt-6 text-lead text-ink-3">{article.excerpt}</p>
          <OpeningButton opening="insightsRead" className="mt-8">
            {labels.read}
            <span className="sr-only"> {article.title}</span>
          </OpeningButton>
        </div>
        <figure className="flex flex-col rounded-band bg-white p-6 sm:p-9 lg:col-span-6">
          <figcaption className="font-semibold">{figure.caption}</figcaption>
          <LineChart
            className="mt-5 min-h-84 w-full flex-1"
            label={figure.caption}
            series={[{ name: figure.series, values: figure.values, tone: 'hot' }]}
            point={figure.point}
            xLabels={figure.seconds}
            yTicks={figure.ticks}
          />
        </figure>
      </article>
    </section>
  );
}
