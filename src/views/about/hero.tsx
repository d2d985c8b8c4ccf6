import { Picture } from '#src/art/picture.tsx';
import type { AboutContent } from '#src/content/schemas/page/about.ts';

export function AboutHero({ hero }: { hero: AboutContent['hero'] }) {
  return (
    <section>
      <Picture place="page" isFirst picture={hero.picture} className="h-76 w-full sm:h-96 lg:h-150" />
      <div className="shell grid items-end gap-x-10 gap-y-7 pt-10 pb-16 lg:grid-cols-12 lg:pt-16 lg:pb-24">
        <h1 className="text-h1 lg:col-span-8">{hero.title}</h1>
        <p className="text-lead text-ink-3 lg:col-span-4">{hero.lead}</p>
      </div>
    </section>
  );
}
