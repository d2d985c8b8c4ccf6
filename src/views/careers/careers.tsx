import { site } from '#site.config';
import type { Tone } from '#src/art/charts/chart-tone.ts';
import { GanttChart } from '#src/art/charts/gantt-chart.tsx';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { CareersContent } from '#src/content/schemas/page/careers.ts';
import { findDestination } from '#src/openings.ts';
import { NextLinks } from '#src/sections/next-links.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';
import { CareersPositions } from './positions.tsx';

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

function CareersHero({ hero }: { hero: CareersContent['hero'] }) {
  return (
    <section className="grid items-stretch lg:grid-cols-[7fr_6fr]">
      <Picture
        isFirst
        picture={hero.picture}
        className="aspect-[76/60] w-full lg:aspect-auto lg:h-full lg:min-h-168 lg:rounded-br-band"
      />
      <div className="flex flex-col px-[clamp(1.25rem,4vw,2.5rem)] pt-10 lg:max-w-146 lg:justify-end lg:pt-16 lg:pl-14">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-6 max-w-120 text-lead text-ink-3">{hero.lead}</p>
        <ButtonLink href="#positions" variant="cta" className="mt-7 self-start max-sm:w-full">
          {hero.jump}
        </ButtonLink>
        <dl className="mt-10 grid grid-cols-[auto_auto_auto] gap-x-6 border-t-2 border-ink pt-5">
          {hero.facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-caption text-mute">{label}</dt>
              <dd className="display text-[1.75rem] leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const shiftTones: Tone[] = ['mute', 'amber', 'hot', 'key'];

function ShowDayShifts({ day }: { day: CareersContent['day'] }) {
  return (
    <section className="on-ink">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{day.heading}</h2>
          <p className="mt-5 text-mute-ink">{day.lead}</p>
        </div>
        <GanttChart
          onInk
          className="lg:col-span-8 lg:self-center"
          label={day.label}
          start={8}
          end={36}
          ticks={day.ticks}
          marker={day.air}
          spans={day.shifts.map(({ name, hours, from, to }, index) => ({
            name,
            note: hours,
            from,
            to,
            tone: shiftTones[index] ?? 'mute',
          }))}
        />
      </div>
    </section>
  );
}

const perkColors = [
  'bg-amber text-ink',
  'bg-key-deep text-white',
  'bg-magenta text-white',
  'bg-ink text-white',
];

function CareersPerks({ perks }: { perks: CareersContent['perks'] }) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{perks.heading}</h2>
      <ul id="perks" className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {perks.items.map(({ figure, title, text }, index) => (
          <li key={title} className={`flex flex-col rounded-card p-7 lg:min-h-84 ${perkColors[index]}`}>
            <p aria-hidden="true" className="display text-[clamp(2.25rem,1.6rem+1.6vw,3rem)] leading-none">
              {figure}
            </p>
            <h3 className="mt-auto pt-10 text-h3">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CareersValues({ values }: { values: CareersContent['values'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">{values.heading}</h2>
        <ul id="values" className="lg:col-span-8">
          {values.items.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-2 border-t-2 border-ink py-7 last:border-b-2 sm:grid-cols-[1fr_1.25fr]"
            >
              <h3 className="text-[1.5rem] leading-tight">{title}</h3>
              <p className="text-ink-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CareersHiring({ hiring }: { hiring: CareersContent['hiring'] }) {
  return (
    <section className="shell band">
      <SectionHead heading={hiring.heading} lead={hiring.lead} />
      <ol id="hiring" className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {hiring.steps.map(({ title, text, time }, index) => (
          <li key={title} className="relative border-t-2 border-ink pt-7">
            <span
              aria-hidden="true"
              className="absolute -top-3 left-0 size-6 rounded-full border-4 border-paper bg-tally"
            />
            <p aria-hidden="true" className="display text-[2.5rem] leading-none text-tally">
              {index + 1}
            </p>
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-1.5 text-ink-3">{text}</p>
            <p className="mt-3 font-semibold">{time}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CareersResume({ resume }: { resume: CareersContent['resume'] }) {
  return (
    <section className="border-t border-line bg-white">
      <div className="shell flex flex-wrap items-center justify-between gap-x-14 gap-y-8 py-16 lg:py-20">
        <div className="max-w-160">
          <h2 className="text-h2">{resume.heading}</h2>
          <p className="mt-4 text-ink-3">{resume.lead}</p>
        </div>
        <div className="flex flex-col items-start gap-3 max-sm:w-full lg:items-center">
          <OpeningButton opening="sendResume" size="lg" className="max-sm:w-full">
            {resume.action}
          </OpeningButton>
          {!findDestination('sendResume') && (
            <a
              href={`mailto:${site.email}`}
              className="rounded-sm font-semibold underline underline-offset-4"
            >
              {resume.instead}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
