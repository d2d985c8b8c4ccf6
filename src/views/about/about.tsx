import { Picture } from '#src/art/picture.tsx';
import type { AboutContent } from '#src/content/schemas/page/about.ts';
import { hrefOf } from '#src/routes.ts';
import { CallStrip } from '#src/sections/call-strip.tsx';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';
import { NextLinks } from '#src/sections/next-links.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';
import { AboutReasons } from './reasons.tsx';
import { AboutTestimonials } from './testimonials.tsx';
import { AboutTimeline } from './timeline.tsx';

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

type AboutHeroProps = { hero: AboutContent['hero']; story: AboutContent['onward'][number] | undefined };

function AboutHero({ hero, story }: AboutHeroProps) {
  return (
    <section>
      <div className="shell grid items-end gap-x-10 gap-y-7 pt-12 pb-10 lg:grid-cols-12 lg:pt-16 lg:pb-14">
        <h1 className="text-h1 lg:col-span-7">{hero.title}</h1>
        <div className="lg:col-span-5">
          <p className="text-lead text-ink-3">{hero.lead}</p>
          <HeroButtons call={hero.call} jump={hero.jump} to="#team" className="mt-7" />
          {story && (
            <a
              href={hrefOf(story)}
              className="mt-5 inline-block rounded-sm font-semibold underline underline-offset-4"
            >
              {story.label}
            </a>
          )}
        </div>
      </div>
      <Picture place="page" isFirst picture={hero.picture} className="h-76 w-full sm:h-96 lg:h-150" />
    </section>
  );
}

function AboutPurpose({ purpose: { mission, vision } }: { purpose: AboutContent['purpose'] }) {
  return (
    <section className="shell band grid gap-x-10 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-9">
        <h2 className="text-h3 text-tally-text">{mission.heading}</h2>
        <p className="display mt-5 text-[clamp(1.75rem,1.2rem+2.3vw,3.25rem)] leading-[1.1]">
          {mission.text}
        </p>
      </div>
      <div className="border-t-2 border-ink pt-6 lg:col-span-6 lg:col-start-7">
        <h2 className="text-h3 text-tally-text">{vision.heading}</h2>
        <p className="mt-4 text-lead">{vision.text}</p>
      </div>
    </section>
  );
}

function AboutValues({ values }: { values: AboutContent['values'] }) {
  return (
    <section id="values" className="bg-paper-2">
      <div className="shell band">
        <h2 className="max-w-200 text-h2">{values.heading}</h2>
        <ul className="mt-12 grid gap-x-10 md:grid-cols-2">
          {values.items.map(({ title, text, cost }) => (
            <li key={title} className="flex flex-col border-t-2 border-ink pt-6 pb-10">
              <h3 className="text-[1.5rem] leading-tight">{title}</h3>
              <p className="mt-2.5 mb-5 max-w-130 text-ink-3">{text}</p>
              <p className="mt-auto">
                <span className="text-mute">{values.cost}</span>{' '}
                <strong className="font-semibold">{cost}</strong>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function AboutTeam({ team }: { team: AboutContent['team'] }) {
  return (
    <section id="team" className="shell band">
      <SectionHead heading={team.heading} lead={team.lead} />
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {team.members.map(({ name, picture, role, text }) => (
          <li key={name} className="max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:gap-x-5">
            <Picture
              place="third"
              picture={picture}
              className="aspect-square w-full rounded-card max-sm:rounded-control sm:aspect-[4/3]"
            />
            <div>
              <h3 className="text-h3 sm:mt-5">{name}</h3>
              <p className="text-caption font-semibold text-tally-text">{role}</p>
              <p className="mt-2 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
