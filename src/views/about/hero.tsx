import { Picture } from '#src/art/picture.tsx';
import type { AboutContent } from '#src/content/schemas/page/about.ts';
import { hrefOf } from '#src/routes.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';

type AboutHeroProps = { hero: AboutContent['hero']; story: AboutContent['onward'][number] | undefined };

export function AboutHero({ hero, story }: AboutHeroProps) {
  return (
    <section>
      <div className="shell grid items-end gap-x-10 gap-y-7 pt-12 pb-10 lg:grid-cols-12 lg:pt-16 lg:pb-14">
        <h1 className="text-h1 lg:col-span-7">{hero.title}</h1>
        <div className="lg:col-span-5">
          <p className="text-lead text-ink-3">{hero.lead}</p>
          <HeroButtons call={hero.call} jump={hero.jump} to="#team" className="mt-7" />
          {story && (
            <a
              href={hrefOf(story)}
              className="mt-5 inline-block rounded-sm font-semibold underline underline-offset-4"
            >
              {story.label}
            </a>
          )}
        </div>
      </div>
      <Picture place="page" isFirst picture={hero.picture} className="h-76 w-full sm:h-96 lg:h-150" />
    </section>
  );
}
