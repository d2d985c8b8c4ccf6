import { Picture } from '#src/art/picture.tsx';
import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

export function ReportsHero({ hero }: { hero: IndustryReportsContent['hero'] }) {
  return (
    <section className="on-ink overflow-clip">
      <div className="shell grid items-stretch gap-x-10 lg:grid-cols-12">
        <div className="flex flex-col pt-14 pb-10 lg:col-span-6 lg:py-20">
          <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
          <p className="mt-7 max-w-130 text-lead text-mute-ink">{hero.lead}</p>
          <RouteButtons links={hero.ways} first="cta" className="mt-8" />
          <dl className="mt-10 grid grid-cols-3 gap-x-5 border-t border-ink-3 pt-6 lg:mt-14">
            {hero.facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="mt-1.5 text-caption text-mute-ink">{label}</dt>
                <dd className="display figures text-[2rem] leading-none">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)] lg:col-span-6">
          <Picture
            isFirst
            picture={hero.picture}
            className="aspect-[9/7] w-full max-w-none lg:absolute lg:inset-y-0 lg:left-0 lg:aspect-auto lg:h-full lg:w-[calc(100%+max(2.5rem,(100vw-75rem)/2))]"
          />
        </div>
      </div>
    </section>
  );
}
