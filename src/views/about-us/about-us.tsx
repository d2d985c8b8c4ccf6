import { Picture } from '#src/art/picture.tsx';
import type { AboutUsContent } from '#src/content/schemas/page/about-us.ts';
import { hrefOf } from '#src/routes.ts';
import { CallButtons } from '#src/sections/call-buttons.tsx';
import { FigureRow } from '#src/sections/figure-row.tsx';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';
import { AboutUsStory } from './story.tsx';

export function AboutUs({ content }: { content: AboutUsContent }) {
  return (
    <>
      <AboutUsHero hero={content.hero} />
      <FigureRow figures={content.stats} />
      <AboutUsStory story={content.story} />
      <AboutUsValues values={content.values} />
      <AboutUsTeam team={content.team} />
      <AboutUsNextLinks onward={content.onward} />
    </>
  );
}

function AboutUsHero({ hero }: { hero: AboutUsContent['hero'] }) {
  return (
    <section className="grid items-center lg:grid-cols-2">
      <div className="px-[clamp(1.25rem,4vw,2.5rem)] py-14 lg:max-w-160 lg:justify-self-end lg:py-20 lg:pr-14">
        <h1 className="text-h1 lg:text-[clamp(2.875rem,4.4vw,4rem)]">{hero.title}</h1>
        <p className="mt-7 max-w-120 text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.jump} to="#story" />
      </div>
      <Picture isFirst picture={hero.picture} className="h-96 w-full sm:h-120 lg:h-full lg:min-h-160" />
    </section>
  );
}

function AboutUsValues({ values }: { values: AboutUsContent['values'] }) {
  return (
    <section id="values" className="bg-amber">
      <div className="shell band">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 className="text-h3">{values.heading}</h2>
          <p>{values.lead}</p>
        </div>
        <ol className="mt-8">
          {values.items.map(({ title, text }) => (
            <li
              key={title}
              className="grid items-baseline gap-x-10 gap-y-2 border-t-2 border-ink py-6 lg:grid-cols-12 lg:py-7"
            >
              <h3 className="text-[clamp(1.75rem,1.1rem+2.7vw,3.25rem)] leading-[1.05] font-bold lg:col-span-8">
                {title}
              </h3>
              <p className="lg:col-span-4">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function AboutUsTeam({ team }: { team: AboutUsContent['team'] }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <h2 className="text-h2">{team.heading}</h2>
        <ul id="team" className="mt-12 grid gap-x-6 gap-y-14 lg:grid-cols-3">
          {team.members.map(({ name, picture, role, quote, text }, index) => (
            <li key={name} className={index === 1 ? 'lg:mt-16' : ''}>
              <Picture
                place="third"
                picture={picture}
                className="aspect-[4/3] w-full rounded-card lg:aspect-[15/17]"
              />
              <blockquote className="mt-6 text-lead">“{quote}”</blockquote>
              <h3 className="mt-5 text-h3">{name}</h3>
              <p className="text-caption font-semibold text-amber">{role}</p>
              <p className="mt-2 text-mute-ink">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function AboutUsNextLinks({ onward }: { onward: AboutUsContent['onward'] }) {
  return (
    <section data-closing className="shell band grid items-end gap-x-10 gap-y-7 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-6">{onward.heading}</h2>
      <div className="lg:col-span-6">
        <p className="text-lead text-ink-3">{onward.lead}</p>
        <CallButtons call={onward} variant="cta" className="mt-7" />
        <a
          href={hrefOf(onward.more)}
          className="mt-5 inline-block rounded-sm py-1 font-semibold underline underline-offset-4"
        >
          {onward.more.label}
        </a>
      </div>
    </section>
  );
}
