import { Picture } from '#src/art/picture.tsx';
import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';

export function AnalyticsHero({ hero }: { hero: AnalyticsContent['hero'] }) {
  return (
    <section className="pt-14 lg:pt-18">
      <div className="shell">
        <h1 className="max-w-240 text-h1">{hero.title}</h1>
        <div className="mt-7 grid items-end gap-x-10 gap-y-8 lg:grid-cols-12">
          <p className="max-w-150 text-lead text-ink-3 lg:col-span-7">{hero.lead}</p>
          <HeroButtons
            call={hero.call}
            jump={hero.packages}
            to="#packages"
            className="lg:col-span-5 lg:justify-end"
          />
        </div>
      </div>
      <Picture place="page" isFirst picture={hero.picture} className="mt-12 h-80 w-full sm:h-110 xl:h-124" />
    </section>
  );
}
