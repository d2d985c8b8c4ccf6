import type { ReactNode } from 'react';
import { Picture } from '#src/art/picture.tsx';
import type { BestPracticesContent } from '#src/content/schemas/page/live-selling-best-practices.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { FigureRow } from '#src/sections/figure-row.tsx';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';
import { PracticeBenchmarks } from './benchmarks.tsx';
import { PracticeChecklist } from './checklist.tsx';
import { DosAndDonts } from './dos-and-donts.tsx';
import { OfferRepetition } from './offer-repetition.tsx';
import { PracticePlaybook } from './playbook.tsx';

type BestPracticesProps = { content: BestPracticesContent; checklist?: ReactNode };

export function BestPractices({ content, checklist }: BestPracticesProps) {
  return (
    <>
      <PracticesHero hero={content.hero} />
      <FigureRow figures={content.statistics} />
      <PracticePlaybook playbook={content.playbook} />
      <OfferRepetition repeat={content.repeat} />
      <DosAndDonts pairs={content.pairs} />
      <PracticeChecklist checklist={content.checklist} form={checklist} />
      <PracticeBenchmarks benchmarks={content.benchmarks} />
      <CallBand call={content.closing} points={content.closing.points} />
    </>
  );
}

function PracticesHero({ hero }: { hero: BestPracticesContent['hero'] }) {
  return (
    <section className="shell grid items-end gap-x-10 gap-y-10 pt-14 lg:grid-cols-12 lg:pt-16">
      <div className="lg:col-span-7 lg:self-center lg:pb-16">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-7 max-w-130 text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.jump} to="#checklist" />
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="aspect-[1/1] w-full rounded-t-band lg:col-span-5 lg:aspect-[8/9]"
      />
    </section>
  );
}
