import { InlineDrawing } from '#src/art/inline-drawing.tsx';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';

export function GuideHero({ hero }: { hero: StrategyGuideContent['hero'] }) {
  return (
    <section className="overflow-clip bg-tally text-white [--focus:var(--color-white)]">
      <div className="shell grid items-end gap-x-8 lg:grid-cols-12">
        <div className="relative z-1 pt-14 pb-6 lg:col-span-6 lg:self-center lg:py-20">
          <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
          <p className="mt-7 max-w-140 text-lead">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="#guide" variant="accent" className="max-sm:w-full">
              {hero.get}
            </ButtonLink>
            <ButtonLink href="#framework" variant="outline" className="max-sm:w-full">
              {hero.read}
            </ButtonLink>
          </div>
          <dl className="mt-10 flex gap-x-10">
            {hero.facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="font-semibold">{label}</dt>
                <dd className="display figures text-[2.75rem] leading-none">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative lg:col-span-6">
          <InlineDrawing
            file="pages/tiktok-live-strategy-guide-ground.svg"
            className="absolute inset-0 size-full overflow-visible"
          />
          <Picture isFirst picture={hero.picture} className="relative aspect-[17/16] w-full" />
        </div>
      </div>
    </section>
  );
}
