import { InlineDrawing } from '#src/art/inline-drawing.tsx';
import { Picture } from '#src/art/picture.tsx';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

export function StoriesHero({ hero }: { hero: SuccessStoriesContent['hero'] }) {
  return (
    <section className="overflow-clip bg-amber">
      <div className="shell grid items-end gap-x-8 lg:grid-cols-12">
        <div className="relative z-1 pt-14 pb-8 lg:col-span-5 lg:self-center lg:py-24">
          <h1 className="text-h1 lg:text-[clamp(2.875rem,4.5vw,4.125rem)]">{hero.title}</h1>
          <p className="mt-7 max-w-120 text-lead">{hero.lead}</p>
          <RouteButtons links={hero.ways} className="mt-8" />
        </div>
        <div className="relative aspect-[7/6] max-lg:-mx-5 lg:col-span-7">
          <InlineDrawing
            file="pages/success-stories-ground.svg"
            className="absolute inset-0 size-full overflow-visible"
          />
          <Picture
            isFirst
            picture={hero.picture}
            className="absolute left-1/2 h-full w-auto max-w-none -translate-x-1/2"
          />
        </div>
      </div>
    </section>
  );
}
