import { Picture } from '#src/art/picture.tsx';
import type { PrivacyPolicyContent } from '#src/content/schemas/page/privacy-policy.ts';
import { PolicyBlock } from './block.tsx';

export function PrivacyPolicy({ content }: { content: PrivacyPolicyContent }) {
  return (
    <>
      <PrivacyHero hero={content.hero} />
      <div className="shell grid gap-x-10 gap-y-10 py-16 lg:grid-cols-12 lg:py-24">
        <nav aria-label={content.contents} className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <p className="font-semibold">{content.contents}</p>
            <ol className="mt-3 border-t-2 border-ink pt-3">
              {content.sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block rounded-sm py-1.5 text-ink-3 underline-offset-4 hover:text-tally-text hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="lg:col-span-8 lg:max-w-180">
          {content.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} className="mb-14 last:mb-0">
              <h2 className="text-[clamp(1.625rem,1.3rem+1.2vw,2.25rem)] leading-tight">{title}</h2>
              {blocks.map((block) => (
                <PolicyBlock key={JSON.stringify(block)} block={block} content={content} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function PrivacyHero({ hero }: { hero: PrivacyPolicyContent['hero'] }) {
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
