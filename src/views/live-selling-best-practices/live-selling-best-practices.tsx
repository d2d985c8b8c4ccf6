import type { ReactNode } from 'react';
import type { BestPracticesContent } from '#src/content/schemas/page/live-selling-best-practices.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { FigureRow } from '#src/sections/figure-row.tsx';
import { PracticeBenchmarks } from './benchmarks.tsx';
import { PracticeChecklist } from './checklist.tsx';
import { DosAndDonts } from './dos-and-donts.tsx';
import { PracticesHero } from './hero.tsx';
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
