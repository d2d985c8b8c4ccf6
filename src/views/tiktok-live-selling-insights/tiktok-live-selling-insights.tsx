import { Sparkline } from '#src/art/charts/sparkline.tsx';
import type { InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import type { CallBandContent } from '#src/content/schemas/shared.ts';
import { CallButtons } from '#src/sections/call-buttons.tsx';
import { InsightsDownloads } from './downloads.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { InsightsHero } from './hero.tsx';
import { LatestArticles } from './latest-articles.tsx';

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

function WeeklyNumbers({ week }: { week: InsightsContent['week'] }) {
  return (
    <section className="on-ink">
      <h2 className="sr-only">{week.heading}</h2>
      <ul id="week" className="shell grid sm:grid-cols-2 lg:grid-cols-4">
        {week.tiles.map(({ label, value, change, note, weeks }) => (
          <li
            key={label}
            className="border-ink-3 py-9 max-sm:not-first:border-t sm:max-lg:nth-[n+3]:border-t sm:even:border-l sm:even:pl-8 sm:odd:pr-8 lg:px-8 lg:py-12 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
          >
            <p className="text-caption text-mute-ink lg:min-h-[2lh]">{label}</p>
            <p className="display figures mt-2 text-[2.5rem] leading-none">{value}</p>
            <p className="figures mt-2 text-caption font-semibold text-amber">{change}</p>
            <Sparkline onInk values={weeks} className="mt-6 h-12 w-full" />
            <p className="mt-5 text-caption text-mute-ink">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InsightsClosing({ closing }: { closing: CallBandContent }) {
  return (
    <section data-closing className="bg-amber">
      <div className="shell grid items-end gap-x-12 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <h2 className="text-h2 lg:col-span-6">{closing.heading}</h2>
        <div className="lg:col-span-6">
          <p className="text-lead">{closing.lead}</p>
          <CallButtons call={closing} className="mt-7" />
        </div>
      </div>
    </section>
  );
}
