import { Picture } from '#src/art/picture.tsx';
import type { StrategicPlanningContent } from '#src/content/schemas/page/strategic-planning.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';

export function StrategicPlanningHero({ hero }: { hero: StrategicPlanningContent['hero'] }) {
  return (
    <section className="relative overflow-clip bg-amber">
      <div className="shell grid xl:min-h-160 xl:grid-cols-2">
        <div className="relative z-10 pt-14 pb-10 lg:pt-18 xl:self-center xl:py-14">
          <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
          <p className="mt-7 max-w-120 text-lead">{hero.lead}</p>
          <HeroButtons call={hero.call} jump={hero.packages} to="#packages" variant="default" />
        </div>
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="h-84 w-full sm:h-120 lg:h-140 xl:absolute xl:inset-y-0 xl:right-0 xl:h-full xl:w-[60vw] xl:max-w-none xl:mask-l-from-90%"
      />
    </section>
  );
}
