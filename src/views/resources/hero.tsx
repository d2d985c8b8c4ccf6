import { Picture } from '#src/art/picture.tsx';
import type { ResourcesContent } from '#src/content/schemas/page/resources.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

export function ResourcesHero({ hero }: { hero: ResourcesContent['hero'] }) {
  return (
    <section className="shell pt-14 pb-16 lg:pt-20 lg:pb-24">
      <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <h1 className="text-h1 lg:col-span-7">{hero.title}</h1>
        <div className="lg:col-span-5 lg:pb-2">
          <p className="text-lead text-ink-3">{hero.lead}</p>
          <RouteButtons links={hero.ways} first="cta" className="mt-8" />
        </div>
      </div>
      <Picture
        place="page"
        isFirst
        picture={hero.picture}
        className="mt-10 aspect-[5/4] w-full rounded-band sm:aspect-[31/11] lg:mt-14"
      />
    </section>
  );
}
