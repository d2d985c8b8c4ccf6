import type { ReactNode } from 'react';
import type { HomeContent } from '#src/content/schemas/home.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { FigureRow } from '#src/sections/figure-row.tsx';
import { TestimonialRow } from '#src/sections/testimonial-row.tsx';
import { HomeCasesBand } from './cases-band.tsx';
import { HomeDemo } from './demo.tsx';
import { HomeHero } from './hero.tsx';
import { HomeServices } from './services.tsx';

type HomeProps = {
  content: HomeContent;
  /** What acts, hydrated by the page: each stands in the section of its name. */
  film?: ReactNode;
  strip?: ReactNode;
  demo?: ReactNode;
  cases?: ReactNode;
};

export function Home({ content, film, strip, demo, cases }: HomeProps) {
  return (
    <>
      <HomeHero hero={content.hero} meter={content.demo.sold} film={film} />
      <FigureRow figures={content.stats} />
      <div className="shell">{strip}</div>
      <HomeDemo content={content.demo} demo={demo} />
      <HomeServices services={content.services} />
      <TestimonialRow {...content.testimonials} />
      <HomeCasesBand call={content.cases.call} cases={cases} />
      <CallBand call={content.closing} art="closing-week" points={content.closing.points} />
    </>
  );
}
