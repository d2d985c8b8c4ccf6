import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import { OpeningField } from '#src/components/ui/opening-field.tsx';
import type { InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { ArticleFacts } from './article-facts.tsx';

/** The latest articles. Search and categories have no action yet. */
export function LatestArticles({ latest, labels }: Pick<InsightsContent, 'latest' | 'labels'>) {
  return (
    <section className="bg-paper-2">
      <div className="shell band">
        <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-7">{latest.heading}</h2>
          <div className="lg:col-span-5">
            <OpeningField opening="insightsSearch" id="insights-search" type="search" {...latest.search} />
          </div>
        </div>
        <fieldset className="mt-8">
          <legend className="sr-only">{latest.categoriesLabel}</legend>
          <div id="categories" className="flex flex-wrap gap-2">
            {latest.categories.map(({ label, count }) => (
              <OpeningButton key={label} opening="insightsCategory" size="sm">
                {label} <span className="figures font-normal">{count}</span>
              </OpeningButton>
            ))}
          </div>
        </fieldset>
        <ul id="articles" className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {latest.items.map((article) => (
            <li key={article.title} className="flex flex-col items-start border-t-2 border-ink pt-5">
              <ArticleFacts article={article} labels={labels} />
              <h3 className="mt-3 text-[1.5rem] leading-tight">{article.title}</h3>
              <p className="mt-2.5 mb-6 text-ink-3">{article.excerpt}</p>
              <OpeningButton opening="insightsRead" size="sm" className="mt-auto">
                {labels.read}
                <span className="sr-only"> {article.title}</span>
              </OpeningButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
