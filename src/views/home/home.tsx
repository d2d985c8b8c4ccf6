import type { ReactNode } from 'react';
import type { Client } from '#src/content/schemas/clients.ts';
import type { Agenda } from '#src/content/schemas/frame.ts';
import type { HomeContent } from '#src/content/schemas/page/home.ts';
import type { Show, ShowTexts } from '#src/content/schemas/show.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { FigureRow } from '#src/sections/figure-row.tsx';
import { TestimonialRow } from '#src/sections/testimonial-row.tsx';
import { HomeCasesBand } from './cases-band.tsx';
import { HomeDemo } from './demo.tsx';
import { HomeHero } from './hero.tsx';
import { HomeServices } from './services.tsx';

type HomeProps = {
  content: HomeContent;
  agenda: Agenda;
  film?: ReactNode;
  strip?: ReactNode;
  demo?: ReactNode;
  clients: Client[];
  shows: Show[];
  showTexts: ShowTexts;
};

export function Home({ content, agenda, film, strip, demo, clients, shows, showTexts }: HomeProps) {
  return (
    <>
      <HomeHero hero={content.hero} meter={content.demo.sold} film={film} />
      <FigureRow figures={content.stats} counted={content.counted} />
      <section className="shell">{strip}</section>
      <HomeDemo content={content.demo} demo={demo} />
      <HomeServices services={content.services} />
      <TestimonialRow {...content.testimonials} />
      <HomeCasesBand content={content.cases} clients={clients} shows={shows} texts={showTexts} />
      <CallBand call={content.closing} agenda={agenda} points={content.closing.points} />
    </>
  );
}
