import { Picture } from '#src/art/picture.tsx';
import type { PrivacyPolicyContent } from '#src/content/schemas/page/privacy-policy.ts';

export function PrivacyHero({ hero }: { hero: PrivacyPolicyContent['hero'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell grid items-end gap-x-10 gap-y-10 pt-14 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-7 lg:pb-16">
          <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
          <p className="mt-7 max-w-140 text-lead text-ink-3">{hero.lead}</p>
          <p className="mt-6 inline-block rounded-pill bg-white px-4 py-2 text-caption font-semibold">
            {hero.updated}
          </p>
        </div>
        <Picture
          isFirst
          picture={hero.picture}
          className="aspect-[6/5] w-full rounded-t-band lg:col-span-5"
        />
      </div>
    </section>
  );
}
