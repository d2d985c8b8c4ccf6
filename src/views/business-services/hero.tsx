import { EnterpriseScene } from '#src/art/scenes/enterprise-scene.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/business-services.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

/** The control room: the one hero on ink, its picture running into the dark around it. */
export function EnterpriseHero({ hero }: { hero: BusinessServicesContent['hero'] }) {
  return (
    <section className="on-ink overflow-clip">
      <div className="shell relative pt-14 lg:pt-18">
        <p className="font-semibold text-amber">{hero.kicker}</p>
        <h1 className="mt-5 max-w-300 text-h1">{hero.title}</h1>
        <div className="grid gap-x-10 lg:grid-cols-12">
          <div className="pt-8 lg:col-span-5 lg:self-center lg:py-16">
            <p className="max-w-110 text-lead text-mute-ink">{hero.lead}</p>
            <RouteButtons links={hero.ways} first="cta" className="mt-8" />
          </div>
          <div className="relative max-lg:-mx-10 max-lg:mt-6 lg:col-span-7 lg:min-h-136">
            <EnterpriseScene
              label={hero.art}
              className="max-lg:aspect-[5/4] max-lg:w-full lg:absolute lg:inset-y-0 lg:-left-16 lg:h-full lg:w-[min(calc(100%+4rem+max(2.5rem,50vw-37.5rem)),62rem)] lg:mask-x-from-88% lg:mask-t-from-90%"
            />
          </div>
        </div>
      </div>
      <div className="relative border-t border-ink-3 bg-ink">
        <dl className="shell grid sm:grid-cols-2">
          {hero.figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-ink-3 py-8 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-10"
            >
              <dt className="mt-2 text-mute-ink">{label}</dt>
              <dd className="display figures text-[clamp(3rem,2rem+4vw,5.5rem)] leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
