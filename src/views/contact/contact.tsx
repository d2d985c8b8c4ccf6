import type { ReactNode } from 'react';
import { site } from '#site.config';
import type { Agenda } from '#src/content/schemas/frame.ts';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';
import { CallSplit } from '#src/sections/call-split.tsx';
import { QuestionList } from '#src/sections/question-list.tsx';
import { ContactHero } from './hero.tsx';
import { ContactOptions } from './options.tsx';

type ContactProps = { content: ContactContent; agenda: Agenda; form?: ReactNode };

export function Contact({ content, agenda, form }: ContactProps) {
  return (
    <>
      <ContactHero content={content} form={form} />
      <ContactOptions options={content.options} />
      <ContactOffices offices={content.offices} />
      <section className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{content.faq.heading}</h2>
        <div className="lg:col-span-7">
          <QuestionList questions={content.faq.items} />
        </div>
      </section>
      <CallSplit call={content.closing} agenda={agenda} tone="teal" />
    </>
  );
}

function ContactOffices({ offices }: { offices: ContactContent['offices'] }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-7">{offices.heading}</h2>
          <p className="text-mute-ink lg:col-span-5">{offices.lead}</p>
        </div>
        <ul className="mt-12 grid gap-y-10 lg:grid-cols-3">
          {site.offices.map(({ city, street, state, zip }) => (
            <li key={city} className="border-ink-3 max-lg:border-t max-lg:pt-7 lg:border-l lg:pl-8">
              <h3 className="text-[1.75rem] leading-tight">{city}</h3>
              <address className="mt-4 text-mute-ink not-italic">
                {street}
                <br />
                {city}, {state} {zip}
                <br />
                <a
                  href={`mailto:${site.email}`}
                  className="mt-3 inline-block rounded-sm py-1 text-white underline underline-offset-4"
                >
                  {site.email}
                </a>
              </address>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
