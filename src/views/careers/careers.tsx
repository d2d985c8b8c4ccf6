import type { CareersContent } from '#src/content/schemas/page/careers.ts';
import { NextLinks } from '#src/sections/next-links.tsx';
import { CareersHero } from './hero.tsx';
import { CareersHiring } from './hiring.tsx';
import { CareersPerks } from './perks.tsx';
import { CareersPositions } from './positions.tsx';
import { CareersResume } from './resume.tsx';
import { ShowDayShifts } from './show-day-shifts.tsx';
import { CareersValues } from './values.tsx';

export function Careers({ content }: { content: CareersContent }) {
  return (
    <>
      <CareersHero hero={content.hero} />
      <CareersPositions positions={content.positions} />
      <ShowDayShifts day={content.day} />
      <CareersPerks perks={content.perks} />
      <CareersValues values={content.values} />
      <CareersHiring hiring={content.hiring} />
      <CareersResume resume={content.resume} />
      <NextLinks links={content.onward} />
    </>
  );
}
