import type { ReactNode } from 'react';
import { findClient } from '#src/content/clients.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';
import type { CallBandContent } from '#src/content/schemas/shared.ts';
import type { Show, ShowTexts } from '#src/content/schemas/show.ts';
import { CallButtons } from '#src/sections/call-buttons.tsx';
import { CaseShowPlayer } from './case-show-player.tsx';
import { ClientsAndPress } from './clients-and-press.tsx';
import { FeaturedCase } from './featured-case.tsx';
import { CasesHero } from './hero.tsx';
import { IndustryTable } from './industry-table.tsx';
import { OtherCases } from './other-cases.tsx';

type CaseStudiesProps = {
  content: CaseStudiesContent;
  clients: Client[];
  shows: Show[];
  showTexts: ShowTexts;
  tapes?: ReactNode;
};

export function CaseStudies({ content, clients, shows, showTexts, tapes }: CaseStudiesProps) {
  return (
    <>
      <CasesHero hero={content.hero} statistics={content.statistics} />
      <FeaturedCase
        item={content.featured}
        client={findClient(clients, content.featured.client)}
        labels={content.labels}
      >
        <CaseShowPlayer content={content} shows={shows} texts={showTexts} />
      </FeaturedCase>
      <OtherCases
        others={content.others}
        labels={content.labels}
        {...{ clients, shows }}
        play={showTexts.play}
      />
      <section className="bg-paper-2">
        <div className="shell band">
          <div className="mb-12 grid items-end gap-x-10 gap-y-4 lg:grid-cols-12">
            <h2 className="text-h2 lg:col-span-7">{content.tapes.heading}</h2>
            <p className="text-lead text-ink-3 lg:col-span-5">{content.tapes.lead}</p>
          </div>
          {tapes}
        </div>
      </section>
      <IndustryTable industries={content.industries} />
      <ClientsAndPress names={content.names} clients={clients} />
      <CasesClosing closing={content.closing} />
    </>
  );
}

function CasesClosing({ closing }: { closing: CallBandContent }) {
  return (
    <section data-closing className="bg-tally text-white [--focus:var(--color-white)]">
      <div className="shell grid items-end gap-x-12 gap-y-8 py-20 lg:grid-cols-12 lg:py-28">
        <h2 className="text-h1 lg:col-span-8">{closing.heading}</h2>
        <div className="lg:col-span-4">
          <p className="text-lead">{closing.lead}</p>
          <CallButtons call={closing} variant="accent" className="mt-7" />
        </div>
      </div>
    </section>
  );
}
