import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { CareersContent } from '#src/content/schemas/page/careers.ts';

export function CareersHero({ hero }: { hero: CareersContent['hero'] }) {
  return (
    <section className="grid items-stretch lg:grid-cols-[7fr_6fr]">
      <Picture
        isFirst
        picture={hero.picture}
        className="aspect-[76/60] w-full lg:aspect-auto lg:h-full lg:min-h-168 lg:rounded-br-band"
      />
      <div className="flex flex-col px-[clamp(1.25rem,4vw,2.5rem)] pt-10 lg:max-w-146 lg:justify-end lg:pt-16 lg:pl-14">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-6 max-w-120 text-lead text-ink-3">{hero.lead}</p>
        <ButtonLink href="#positions" variant="cta" className="mt-7 self-start max-sm:w-full">
          {hero.jump}
        </ButtonLink>
        <dl className="mt-10 grid grid-cols-[auto_auto_auto] gap-x-6 border-t-2 border-ink pt-5">
          {hero.facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-caption text-mute">{label}</dt>
              <dd className="display text-[1.75rem] leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
