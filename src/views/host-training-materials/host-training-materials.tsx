import type { ReactNode } from 'react';
import { BeforeAfter } from '#src/art/charts/before-after.tsx';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';
import { routes } from '#src/routes.ts';
import { SectionHead } from '#src/sections/section-head.tsx';
import { MaterialsHero } from './hero.tsx';
import { MaterialsModules } from './modules.tsx';
import { TranscriptComparison } from './transcript-comparison.tsx';

type HostTrainingMaterialsProps = {
  content: HostTrainingMaterialsContent;
  cards?: ReactNode;
  audit?: ReactNode;
};

export function HostTrainingMaterials({ content, cards, audit }: HostTrainingMaterialsProps) {
  return (
    <>
      <MaterialsHero hero={content.hero} figures={content.figures} />
      <MaterialsModules modules={content.modules} ways={content.closing.ways} />
      <TrainingResults change={content.change} />
      <TranscriptComparison comparison={content.comparison} />
      <section className="bg-paper-2">
        <div className="shell band">
          <SectionHead heading={content.cards.heading} lead={content.cards.lead} />
          <div className="mt-12">{cards}</div>
        </div>
      </section>
      <HostStories stories={content.stories} />
      <MaterialsAudit audit={content.audit} form={audit} />
      <MaterialsClosing closing={content.closing} />
    </>
  );
}

function TrainingResults({ change }: { change: HostTrainingMaterialsContent['change'] }) {
  return (
    <section className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-h2">{change.heading}</h2>
        <p className="mt-5 text-lead text-ink-3">{change.lead}</p>
      </div>
      <BeforeAfter
        label={change.chart}
        names={change.names}
        rows={change.rows}
        className="rounded-band bg-white p-6 sm:p-10 lg:col-span-7"
      />
    </section>
  );
}

function HostStories({ stories }: { stories: HostTrainingMaterialsContent['stories'] }) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{stories.heading}</h2>
      <ul id="host-stories" className="mt-10 border-b-2 border-ink">
        {stories.items.map(({ creator, brand, gmv, metric, description, picture }) => (
          <li
            key={creator}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-4 border-t-2 border-ink py-7 lg:grid-cols-[7rem_3fr_5fr] lg:gap-x-10"
          >
            <Picture place="small" picture={picture} className="size-22 rounded-full lg:size-28" />
            <div>
              <p className="display text-[2.25rem] leading-none text-tally-text">{gmv}</p>
              <p className="mt-1.5 text-caption text-mute">{metric}</p>
              <h3 className="mt-3 text-h3">{creator}</h3>
              <p className="text-caption text-mute">{brand}</p>
            </div>
            <p className="max-lg:col-span-full lg:text-lead">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MaterialsAudit({ audit, form }: { audit: HostTrainingMaterialsContent['audit']; form: ReactNode }) {
  return (
    <section id="audit" className="call-gradient text-white [--focus:var(--color-white)]">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{audit.heading}</h2>
          <p className="mt-5 text-lead">{audit.lead}</p>
          <p className="mt-10 flex items-end gap-4 border-t border-current/40 pt-6">
            <span className="display figures text-[5.5rem] leading-[0.8]">{audit.minutes}</span>
            <span className="max-w-40 leading-snug font-semibold">{audit.minutesLabel}</span>
          </p>
          <ol className="mt-8 grid gap-3">
            {audit.parts.map((part) => (
              <li key={part} className="border-t border-current/40 pt-3">
                {part}
              </li>
            ))}
          </ol>
        </div>
        <div className="self-start rounded-band bg-white p-6 text-ink [--focus:var(--color-ink)] sm:p-10 lg:col-span-7">
          <WithoutScript className="text-lead">{audit.form.withoutScript}</WithoutScript>
          {form}
        </div>
      </div>
    </section>
  );
}

function MaterialsClosing({ closing }: { closing: HostTrainingMaterialsContent['closing'] }) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{closing.heading}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-2">
        {closing.ways.map(({ title, note, label, to }, index) => (
          <li key={to} className="flex flex-col items-start border-t-2 border-ink pt-6">
            <h3 className="text-[1.75rem] leading-tight">{title}</h3>
            <p className="mt-2 mb-6 max-w-120 text-ink-3">{note}</p>
            <ButtonLink
              href={routes[to].path}
              variant={index === 0 ? 'default' : 'outline'}
              className="mt-auto max-sm:w-full"
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
