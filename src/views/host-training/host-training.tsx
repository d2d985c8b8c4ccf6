import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { HostTrainingContent } from '#src/content/schemas/page/host-training.ts';
import type { Result } from '#src/content/schemas/service-page.ts';
import { routes } from '#src/routes.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';
import { Packages } from '#src/sections/packages.tsx';
import { ResultRow } from '#src/sections/result-row.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';
import { HostTrainingFramework } from './framework.tsx';
import { ScoreSheet } from './score-sheet.tsx';

export function HostTraining({ content }: { content: HostTrainingContent }) {
  return (
    <>
      <HostTrainingHero hero={content.hero} />
      <HostTrainingFramework framework={content.framework} />
      <HostTrainingModules modules={content.modules} />
      <ScoredRecording tape={content.tape} results={content.results} />
      <Packages content={content.packages} />
      <HostTrainingClosing closing={content.closing} />
    </>
  );
}

function HostTrainingHero({ hero }: { hero: HostTrainingContent['hero'] }) {
  return (
    <section className="shell grid gap-x-14 pt-14 lg:grid-cols-12 lg:pt-16">
      <div className="lg:order-2 lg:col-span-7 lg:self-center lg:pb-8">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-7 max-w-140 text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.programs} to="#packages" />
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="relative z-10 -mb-16 aspect-[4/5] w-full rounded-band max-lg:mt-12 lg:col-span-5 lg:-mb-24 lg:self-end"
      />
    </section>
  );
}

function HostTrainingModules({ modules }: { modules: HostTrainingContent['modules'] }) {
  return (
    <section id="modules" className="shell band">
      <SectionHead heading={modules.heading} lead={modules.lead} quiet />
      <ol className="mt-12 border-b-2 border-ink">
        {modules.items.map(({ title, duration, text, drill }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-3 border-t-2 border-ink py-7 lg:grid-cols-12 lg:items-baseline lg:py-8"
          >
            <h3 className="text-[1.75rem] leading-tight lg:col-span-3">{title}</h3>
            <p className="font-semibold text-tally-text lg:col-span-2">{duration}</p>
            <p className="text-ink-3 lg:col-span-4">{text}</p>
            <p className="lg:col-span-3">
              <span className="block text-caption text-mute">{modules.drill}</span>
              <span className="font-semibold">{drill}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ScoredRecording({ tape, results }: { tape: HostTrainingContent['tape']; results: Result[] }) {
  return (
    <section id="tape" className="bg-paper-2">
      <div className="shell band">
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 className="text-h2">{tape.heading}</h2>
            <p className="mt-5 text-ink-3">{tape.lead}</p>
          </div>
          <ScoreSheet tape={tape} />
        </div>
        <ol className="mt-10 grid gap-x-10 gap-y-7 md:grid-cols-3">
          {tape.notes.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-ink-3">{text}</p>
            </li>
          ))}
        </ol>
        <div id="results" className="mt-20 lg:mt-28">
          <ResultRow results={results} />
        </div>
      </div>
    </section>
  );
}

function HostTrainingClosing({ closing }: { closing: HostTrainingContent['closing'] }) {
  return (
    <section className="bg-magenta text-white [--focus:var(--color-white)]">
      <div className="shell band grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <p
          aria-hidden="true"
          className="display figures text-[clamp(5rem,3rem+10vw,11rem)] leading-[0.85] lg:col-span-7"
        >
          {closing.figure}
        </p>
        <div className="lg:col-span-5">
          <h2 className="text-h2">{closing.heading}</h2>
          <p className="mt-4 text-lead">{closing.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              href={routes['host-training-materials'].path}
              variant="accent"
              className="max-sm:w-full"
            >
              {closing.audit}
            </ButtonLink>
            <ExternalButtonLink href={site.links.scheduling} variant="outline" className="max-sm:w-full">
              {closing.call}
            </ExternalButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
