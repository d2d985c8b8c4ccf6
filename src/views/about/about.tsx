import type { AboutContent } from '#src/content/schemas/page/about.ts';
import { CallStrip } from '#src/sections/call-strip.tsx';
import { NextLinks } from '#src/sections/next-links.tsx';
import { AboutHero } from './hero.tsx';
import { AboutPurpose } from './purpose.tsx';
import { AboutReasons } from './reasons.tsx';
import { AboutTeam } from './team.tsx';
import { AboutTestimonials } from './testimonials.tsx';
import { AboutTimeline } from './timeline.tsx';
import { AboutValues } from './values.tsx';

export function About({ content }: { content: AboutContent }) {
  return (
    <>
      <AboutHero hero={content.hero} story={content.onward.find(({ to }) => to === 'about-us')} />
      <AboutTimeline timeline={content.timeline} />
      <AboutPurpose purpose={content.purpose} />
      <AboutValues values={content.values} />
      <AboutTeam team={content.team} />
      <AboutReasons reasons={content.reasons} />
      <AboutTestimonials testimonials={content.testimonials} />
      <CallStrip call={content.closing} />
      <NextLinks links={content.onward} />
    </>
  );
}
