import type { ReactNode } from 'react';
import type { Client } from '#src/content/schemas/clients.ts';
import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';
import { CallBand } from '#src/sections/call-band.tsx';
import { GuideFramework } from './framework.tsx';
import { GuideHero } from './hero.tsx';
import { VideoAndSpotlight } from './video-and-spotlight.tsx';

type StrategyGuideProps = {
  content: StrategyGuideContent;
  client: Client;
  caseId: string;
  form?: ReactNode;
  video?: ReactNode;
};

export function StrategyGuide({ content, client, caseId, form, video }: StrategyGuideProps) {
  return (
    <>
      <GuideHero hero={content.hero} />
      <GuideResults change={content.change} />
      <GuideFramework framework={content.framework} />
      <GuideContents guide={content.guide} form={form} />
      <GuideTips tips={content.tips} />
      <VideoAndSpotlight
        watch={content.video}
        video={video}
        spotlight={content.spotlight}
        {...{ client, caseId }}
      />
      <CallBand call={content.closing} />
    </>
  );
}

function GuideResults({ change }: { change: StrategyGuideContent['change'] }) {
  return (
    <section className="shell py-16 lg:py-24">
      <h2 className="text-h3">{change.heading}</h2>
      <dl
        id="change"
        className="mt-5 grid grid-cols-2 gap-x-6 border-b border-line lg:grid-cols-4 lg:gap-x-10"
      >
        {change.items.map(({ label, before, after }) => (
          <div key={label} className="flex flex-col border-t-2 border-ink pt-5 pb-7">
            <dt className="text-caption text-mute">{label}</dt>
            <dd className="figures mt-3 text-lead text-mute">
              <span className="sr-only">{change.before}: </span>
              {before}
              <span aria-hidden="true"> →</span>
            </dd>
            <dd className="display figures text-figure">
              <span className="sr-only">{change.after}: </span>
              {after}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-mute">{change.note}</p>
    </section>
  );
}

function GuideContents({ guide, form }: { guide: StrategyGuideContent['guide']; form: ReactNode }) {
  return (
    <section id="guide" className="bg-ink text-white [--focus:var(--color-white)]">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{guide.heading}</h2>
          <p className="mt-5 max-w-140 text-lead text-mute-ink">{guide.lead}</p>
          <h3 className="mt-10 text-caption font-normal tracking-normal text-mute-ink">{guide.pages}</h3>
          <ol className="mt-3 border-b border-ink-3 sm:grid sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-5 sm:gap-x-10">
            {guide.contents.map(({ page, title }) => (
              <li key={page} className="flex items-baseline gap-4 border-t border-ink-3 py-3">
                <span className="display figures w-8 shrink-0 text-amber">{page}</span>
                {title}
              </li>
            ))}
          </ol>
        </div>
        <div className="self-start rounded-band bg-white p-6 text-ink [--focus:var(--color-ink)] sm:p-10 lg:col-span-5">
          <WithoutScript className="text-lead">{guide.form.withoutScript}</WithoutScript>
          {form}
        </div>
      </div>
    </section>
  );
}

function GuideTips({ tips }: { tips: StrategyGuideContent['tips'] }) {
  return (
    <section className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-h2">{tips.heading}</h2>
          <p className="mt-5 text-ink-3">{tips.lead}</p>
        </div>
      </div>
      <ol id="quick-wins" className="border-b-2 border-ink lg:col-span-8">
        {tips.items.map(({ minutes, title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1.5 border-t-2 border-ink py-6 sm:grid-cols-[7rem_1fr] sm:items-baseline"
          >
            <p className="display figures text-h3 text-tally-text">{minutes}</p>
            <div>
              <h3 className="text-[1.5rem] leading-tight">{title}</h3>
              <p className="mt-1.5 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
