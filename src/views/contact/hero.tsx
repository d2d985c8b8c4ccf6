import type { ReactNode } from 'react';
import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';

type ContactHeroProps = { content: Pick<ContactContent, 'hero' | 'form'>; form: ReactNode };

/** Hero with the link to book a call and the form, which starts on the first screen of a phone. */
export function ContactHero({ content: { hero, form: texts }, form }: ContactHeroProps) {
  const { days, hours } = site.businessHours;
  const facts = [{ label: texts.businessHours, value: `${days}, ${hours}` }, ...texts.facts];
  return (
    <section className="bg-paper-2">
      <div className="shell grid content-start gap-x-10 gap-y-7 pt-8 pb-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-10 lg:pt-16 lg:pb-24">
        <div className="lg:col-span-5">
          <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
          <p className="mt-4 max-w-120 text-ink-3 lg:mt-6 lg:text-lead">{hero.lead}</p>
          <ExternalButtonLink
            href={site.links.scheduling}
            variant="outline"
            className="mt-5 max-sm:w-full lg:mt-7"
          >
            {hero.call}
          </ExternalButtonLink>
        </div>
        <div
          id="message"
          className="rounded-band bg-white p-6 sm:p-10 lg:col-span-7 lg:col-start-6 lg:row-span-2"
        >
          <h2 className="text-[1.625rem] leading-tight max-sm:mb-4">{texts.heading}</h2>
          <p className="mt-2 mb-6 text-ink-3 max-sm:hidden">{texts.lead}</p>
          <WithoutScript className="text-lead">{texts.withoutScript}</WithoutScript>
          {form}
        </div>
        <div className="lg:col-span-5">
          <Picture
            isFirst
            picture={hero.picture}
            className="aspect-[5/4] w-full rounded-band lg:aspect-[5/3]"
          />
          <dl className="mt-7">
            {facts.map(({ label, value }) => (
              <div key={label} className="border-t border-field/50 py-3.5">
                <dt className="text-caption text-mute">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
