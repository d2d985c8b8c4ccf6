import { BeforeAfter } from '#src/art/charts/before-after.tsx';
import type { Tone } from '#src/art/charts/chart-tone.ts';
import { GanttChart } from '#src/art/charts/gantt-chart.tsx';
import { ClientMark } from '#src/art/client-mark.tsx';
import { Picture } from '#src/art/picture.tsx';
import type { Client } from '#src/content/schemas/clients.ts';
import type { ProcessContent } from '#src/content/schemas/page/process.ts';
import { CallSplit } from '#src/sections/call-split.tsx';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';
import { ProcessSteps } from './steps.tsx';

export function Process({ content, client }: { content: ProcessContent; client: Client }) {
  return (
    <>
      <ProcessHero hero={content.hero} />
      <ProcessTimeline timeline={content.timeline} steps={content.steps.items} />
      <ProcessSteps steps={content.steps} />
      <ProcessCaseStudy change={content.change} client={client} />
      <ProcessPrinciples principles={content.principles} />
      <CallSplit call={content.closing} tone="amber" />
    </>
  );
}

function ProcessHero({ hero }: { hero: ProcessContent['hero'] }) {
  return (
    <section className="shell grid items-center gap-x-10 gap-y-12 pt-14 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <div className="lg:col-span-7">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-7 max-w-130 text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.steps} to="#steps" />
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="aspect-[9/11] w-full rounded-band sm:mx-auto sm:max-w-120 lg:col-span-5 lg:max-w-none"
      />
    </section>
  );
}

const phaseTones: Tone[] = ['amber', 'mute', 'key', 'mute', 'hot', 'amber'];

type TimelineProps = { timeline: ProcessContent['timeline']; steps: ProcessContent['steps']['items'] };

/** Three weeks as a bar chart. Days are counted from 1, so a bar starts at `from - 1`. */
function ProcessTimeline({ timeline, steps }: TimelineProps) {
  return (
    <section id="timeline" className="on-ink">
      <div className="shell band">
        <SectionHead heading={timeline.heading} lead={timeline.lead} halves />
        <GanttChart
          onInk
          className="mt-14"
          label={timeline.heading}
          start={0}
          end={21}
          ticks={timeline.weeks.map((label, index) => ({ at: index * 7, label }))}
          marker={timeline.air}
          spans={steps.map(({ title, from, to, days }, index) => ({
            name: title,
            note: days,
            from: from - 1,
            to,
            tone: phaseTones[index] ?? 'mute',
          }))}
        />
      </div>
    </section>
  );
}

function ProcessCaseStudy({ change, client }: { change: ProcessContent['change']; client: Client }) {
  return (
    <section id="case-study" className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{change.heading}</h2>
          <ClientMark client={client} className="mt-9 h-7 w-auto" />
          {change.story.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-ink-3">
              {paragraph}
            </p>
          ))}
          <figure className="mt-8 border-l-2 border-tally pl-5">
            <blockquote className="text-lead">“{change.quote}”</blockquote>
            <figcaption className="mt-2 text-caption text-mute">{change.author}</figcaption>
          </figure>
        </div>
        <div className="flex flex-col overflow-hidden rounded-band bg-white lg:col-span-7">
          <Picture picture={change.picture} className="h-52 w-full object-cover lg:min-h-52 lg:flex-1" />
          <BeforeAfter className="p-6 sm:p-10" label={change.chart} names={change.names} rows={change.rows} />
        </div>
      </div>
    </section>
  );
}

function ProcessPrinciples({ principles }: { principles: ProcessContent['principles'] }) {
  return (
    <section className="shell band">
      <h2 className="max-w-180 text-h2">{principles.heading}</h2>
      <ul id="principles" className="mt-12 grid gap-4 lg:grid-cols-3">
        {principles.items.map(({ title, text }) => (
          <li key={title} className="rounded-card bg-white p-8 lg:min-h-72 lg:p-9">
            <h3 className="text-[1.75rem] leading-tight">{title}</h3>
            <p className="mt-4 text-ink-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
