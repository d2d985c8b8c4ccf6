import { Picture } from '#src/art/picture.tsx';
import { OpeningField } from '#src/components/ui/opening-field.tsx';
import type { InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

export function InsightsHero({ hero }: { hero: InsightsContent['hero'] }) {
  const { heading, lead, ...field } = hero.subscribe;
  return (
    <section className="shell pt-10 pb-16 lg:pt-14 lg:pb-20">
      <h1 className="text-[clamp(3rem,9.3vw,7.75rem)] leading-[0.9]">{hero.title}</h1>
      <div className="mt-6 flex flex-wrap justify-between gap-x-10 gap-y-1 border-y-2 border-ink py-3 lg:mt-8">
        <p className="font-semibold">{hero.week}</p>
        <p className="text-ink-3">{hero.lead}</p>
      </div>
      <RouteButtons links={hero.ways} first="cta" className="mt-6" />
      <div className="mt-6 grid gap-4 lg:grid-cols-12">
        <Picture
          isFirst
          picture={hero.picture}
          className="aspect-[7/5] w-full rounded-band lg:col-span-8 lg:aspect-auto lg:h-full lg:min-h-116"
        />
        <div className="flex flex-col rounded-band bg-key p-7 sm:p-10 lg:col-span-4">
          <h2 className="text-[2rem] leading-[1.05]">{heading}</h2>
          <p className="mt-4 mb-8">{lead}</p>
          <div className="mt-auto">
            <OpeningField
              opening="insightsSubscribe"
              id="insights-subscribe"
              type="email"
              stacked
              {...field}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
