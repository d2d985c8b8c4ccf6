import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';

export function MaterialsHero({ hero, figures }: Pick<HostTrainingMaterialsContent, 'hero' | 'figures'>) {
  return (
    <section className="shell pt-12 pb-16 lg:pt-16 lg:pb-20">
      <div className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-12">
        <Picture
          isFirst
          picture={hero.picture}
          className="aspect-[12/11] w-full rounded-band max-lg:order-last lg:col-span-6"
        />
        <div className="lg:col-span-6">
          <h1 className="text-[clamp(2.5rem,1.5rem+4vw,4.5rem)] leading-[0.98]">{hero.title}</h1>
          <p className="mt-7 max-w-130 text-lead text-ink-3">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="#audit" variant="cta" className="max-sm:w-full">
              {hero.audit}
            </ButtonLink>
            <ButtonLink href="#modules" variant="outline" className="max-sm:w-full">
              {hero.modules}
            </ButtonLink>
          </div>
        </div>
      </div>
      <dl
        id="figures"
        className="mt-14 grid grid-cols-2 gap-x-6 gap-y-8 border-t-2 border-ink pt-7 sm:grid-cols-3 lg:grid-cols-6"
      >
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1.5 text-caption text-mute">{label}</dt>
            <dd className="display figures text-[2rem] leading-none">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
