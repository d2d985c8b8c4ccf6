import type { ReactNode } from 'react';
import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';
import { CheckList } from '#src/sections/check-list.tsx';
import { Packages } from '#src/sections/packages.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';
import { StepRow } from '#src/sections/step-row.tsx';
import { AiAvatarsHero } from './hero.tsx';
import { OnAirSchedule } from './on-air-schedule.tsx';

type AiAvatarsProps = {
  content: AiAvatarsContent;
  join?: ReactNode;
  get?: ReactNode;
};

export function AiAvatars({ content, join, get }: AiAvatarsProps) {
  return (
    <>
      <AiAvatarsHero hero={content.hero} stats={content.stats} join={join} />
      <AiAvatarsCapabilities capabilities={content.capabilities} />
      <OnAirSchedule day={content.day} />
      <AiAvatarsBenefits benefits={content.benefits} />
      <Packages content={content.packages} className="bg-paper-2" />
      <AdvancedFeatures advanced={content.advanced} />
      <section id="process" className="shell band">
        <h2 className="mb-10 text-h2">{content.process.heading}</h2>
        <StepRow steps={content.process.steps} />
      </section>
      <AiAvatarsClosing closing={content.closing} get={get} />
    </>
  );
}

function AiAvatarsCapabilities({ capabilities }: { capabilities: AiAvatarsContent['capabilities'] }) {
  return (
    <section id="capabilities" className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <h2 className="text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">{capabilities.heading}</h2>
      <ul className="border-b-2 border-ink lg:col-span-8">
        {capabilities.items.map(({ figure, title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-t-2 border-ink py-8 sm:grid-cols-[13rem_1fr]"
          >
            <p className="display figures text-[2rem] leading-tight text-tally">{figure}</p>
            <div>
              <h3 className="text-[1.625rem] leading-tight">{title}</h3>
              <p className="mt-2 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AiAvatarsBenefits({ benefits }: { benefits: AiAvatarsContent['benefits'] }) {
  return (
    <section id="benefits" className="shell band">
      <h2 className="text-h2">{benefits.heading}</h2>
      <div className="mt-12 grid gap-x-14 gap-y-14 lg:grid-cols-2">
        {[benefits.brands, benefits.creators].map(({ heading, items }) => (
          <div key={heading} className="border-t-2 border-ink pt-6">
            <h3 className="text-[1.75rem] leading-tight">{heading}</h3>
            <CheckList items={items} className="mt-6 text-lead" />
          </div>
        ))}
      </div>
    </section>
  );
}

function AdvancedFeatures({ advanced }: { advanced: AiAvatarsContent['advanced'] }) {
  return (
    <section id="advanced" className="on-ink">
      <div className="shell band">
        <SectionHead heading={advanced.heading} lead={advanced.lead} quiet />
        <ul className="mt-14 grid gap-y-10 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-4 lg:gap-x-0">
          {advanced.items.map(({ title, text }) => (
            <li key={title} className="border-ink-3 max-lg:border-t max-lg:pt-6 lg:border-l lg:px-7">
              <h3 className="text-[1.5rem] leading-tight lg:min-h-15">{title}</h3>
              <p className="mt-3 text-mute-ink">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function AiAvatarsClosing({ closing, get }: { closing: AiAvatarsContent['closing']; get: ReactNode }) {
  return (
    <section className="bg-key">
      <div className="shell grid items-end gap-x-12 gap-y-8 py-18 lg:grid-cols-12 lg:py-24">
        <h2 className="text-h1 lg:col-span-7">{closing.heading}</h2>
        <div className="lg:col-span-5">
          <p className="text-lead">{closing.lead}</p>
          <div className="mt-7">{get}</div>
        </div>
      </div>
    </section>
  );
}
