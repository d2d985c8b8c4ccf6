import type { ReactNode } from 'react';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';
import { ResultRow } from '#src/sections/result-row.tsx';

type AiAvatarsHeroProps = {
  hero: AiAvatarsContent['hero'];
  stats: AiAvatarsContent['stats'];
  join: ReactNode;
};

export function AiAvatarsHero({ hero, stats, join }: AiAvatarsHeroProps) {
  return (
    <section className="on-ink relative overflow-clip">
      <div className="relative">
        <div className="shell relative z-10 xl:min-h-176 xl:content-center">
          <div className="pt-14 pb-10 xl:w-[52%] xl:py-16">
            <p className="inline-block rounded-pill bg-amber px-3.5 py-1.5 text-note font-semibold text-ink">
              {hero.tag}
            </p>
            <h1 className="mt-6 text-h1 xl:text-h1-half">{hero.title}</h1>
            <p className="mt-7 max-w-130 text-lead text-mute-ink">{hero.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              {join}
              <ButtonLink href="#packages" variant="outline" className="max-sm:w-full">
                {hero.options}
              </ButtonLink>
            </div>
          </div>
        </div>
        <Picture
          isFirst
          picture={hero.picture}
          className="h-88 w-full sm:h-120 lg:h-144 xl:absolute xl:inset-y-0 xl:right-0 xl:h-full xl:w-[62vw] xl:max-w-none xl:mask-l-from-70%"
        />
      </div>
      <div id="stats" className="shell pt-14 pb-16 lg:pt-16 lg:pb-22">
        <ResultRow results={stats} />
      </div>
    </section>
  );
}
