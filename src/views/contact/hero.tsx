import { Picture } from '#src/art/picture.tsx';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';

export function ContactHero({ hero }: { hero: ContactContent['hero'] }) {
  return (
    <section className="shell grid items-center gap-x-10 gap-y-10 pt-14 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <div className="lg:col-span-6">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-7 max-w-120 text-lead text-ink-3">{hero.lead}</p>
      </div>
      <Picture isFirst picture={hero.picture} className="aspect-[5/4] w-full rounded-band lg:col-span-6" />
    </section>
  );
}
