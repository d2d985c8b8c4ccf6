import type { ReactNode } from 'react';
import type { Agenda } from '#src/content/schemas/frame.ts';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';
import { CallSplit } from '#src/sections/call-split.tsx';
import { QuestionList } from '#src/sections/question-list.tsx';
import { ContactHero } from './hero.tsx';
import { ContactOffices } from './offices.tsx';
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
