import type { ReactNode } from 'react';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { QuestionList } from '#src/sections/question-list.tsx';
import { ContactHero } from './hero.tsx';
import { ContactMessage } from './message.tsx';
import { ContactOffices } from './offices.tsx';
import { ContactOptions } from './options.tsx';

export function Contact({ content, form }: { content: ContactContent; form?: ReactNode }) {
  return (
    <>
      <ContactHero hero={content.hero} />
      <ContactMessage content={content.form} form={form} />
      <ContactOptions options={content.options} />
      <ContactOffices offices={content.offices} />
      <section className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{content.faq.heading}</h2>
        <div className="lg:col-span-7">
          <QuestionList questions={content.faq.items} />
        </div>
      </section>
      <CallBand call={content.closing} />
    </>
  );
}
