import { Mark } from '#src/components/ui/logo.tsx';
import type { Client } from '#src/content/schemas/clients.ts';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import { BrandResults } from '#src/sections/brand-results.tsx';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';
import { Packages } from '#src/sections/packages.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';
import { ClipStoryboard } from './clip-storyboard.tsx';
import { ContentDevelopmentClosing } from './closing.tsx';

export function ContentDevelopment({
  content,
  clients,
}: {
  content: ContentDevelopmentContent;
  clients: Client[];
}) {
  return (
    <>
      <ContentDevelopmentHero hero={content.hero} />
      <ClipStoryboard clip={content.clip} />
      <ContentTypes types={content.types} />
      <ContentDevelopmentFunnel funnel={content.funnel} />
      <Packages content={content.packages} className="bg-paper-2" />
      <ContentDevelopmentProcess process={content.process} />
      <section className="shell pb-[clamp(4rem,2.6rem+5.6vw,7rem)]">
        <BrandResults {...content.results} clients={clients} />
      </section>
      <ContentDevelopmentClosing closing={content.closing} />
    </>
  );
}

/** Hero without a picture, because the next section shows the storyboard. */
function ContentDevelopmentHero({ hero }: { hero: ContentDevelopmentContent['hero'] }) {
  return (
    <section className="shell grid items-end gap-x-12 gap-y-8 pt-14 pb-14 lg:grid-cols-12 lg:pt-18 lg:pb-18">
      <h1 className="text-h1 lg:col-span-7">{hero.title}</h1>
      <div className="lg:col-span-5">
        <p className="text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.packages} to="#packages" className="mt-7" />
      </div>
    </section>
  );
}

function ContentTypes({ types }: { types: ContentDevelopmentContent['types'] }) {
  return (
    <section id="types" className="shell band">
      <SectionHead heading={types.heading} lead={types.lead} quiet />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {types.items.map(({ title, count, format, text }) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <p className="display figures text-[clamp(4rem,3rem+3.5vw,6.5rem)] leading-none text-tally">
              {count}
            </p>
            <h3 className="mt-4 text-[1.625rem] leading-tight">{title}</h3>
            <p className="mt-1 text-caption text-mute">{format}</p>
            <p className="mt-3 text-ink-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const panelColors = [
  'bg-tally text-white',
  'bg-magenta text-white lg:mx-[5%]',
  'bg-key-deep text-white lg:mx-[10%]',
  'bg-amber lg:mx-[15%]',
];

function ContentDevelopmentFunnel({ funnel }: { funnel: ContentDevelopmentContent['funnel'] }) {
  return (
    <section id="funnel" className="shell pb-[clamp(4rem,2.6rem+5.6vw,7rem)]">
      <h2 className="text-h2">{funnel.heading}</h2>
      <ol className="mt-10 grid gap-2">
        {funnel.items.map(({ stage, title, text, watched }, index) => (
          <li
            key={stage}
            className={`grid gap-x-8 gap-y-3 rounded-card p-6 sm:p-8 lg:grid-cols-[9.5rem_1fr_11rem] lg:items-center ${panelColors[index]}`}
          >
            <p className="display text-[1.75rem] leading-tight">{stage}</p>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 max-w-140">{text}</p>
            </div>
            <p>
              <span className="block text-caption">{funnel.watched}</span>
              <span className="font-semibold">{watched}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The four steps from Monday to Friday, with the show between the third and the fourth. */
function ContentDevelopmentProcess({ process }: { process: ContentDevelopmentContent['process'] }) {
  const { heading, lead, steps, show } = process;
  return (
    <section id="process" className="shell band">
      <SectionHead heading={heading} lead={lead} quiet />
      <div className="mt-12 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <ol className="contents">
          {steps.map(({ day, title, text }, index) => (
            <li
              key={day}
              className={`rounded-card bg-white p-6 ${index === 3 ? 'order-last sm:max-lg:col-span-2' : ''}`}
            >
              <p className="font-semibold text-tally-text">{day}</p>
              <h3 className="mt-3 text-[1.75rem] leading-tight lg:mt-8">{title}</h3>
              <p className="mt-2 text-ink-3">{text}</p>
            </li>
          ))}
        </ol>
        <p className="on-ink flex items-center gap-4 rounded-card p-6 [--lamp-case:var(--color-ink-2)] lg:flex-col lg:items-start lg:gap-0">
          <span className="font-semibold text-amber">{show.day}</span>
          <span className="display text-[1.75rem] leading-tight lg:mt-8">{show.title}</span>
          <span className="text-mute-ink lg:mt-2">{show.text}</span>
          <Mark className="size-10 max-lg:ml-auto lg:mt-auto" />
        </p>
      </div>
    </section>
  );
}
