import type { ReactNode } from 'react';
import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';
import { Packages } from '#src/sections/packages.tsx';
import { StepRow } from '#src/sections/step-row.tsx';
import { AdvancedFeatures } from './advanced-features.tsx';
import { AiAvatarsBenefits } from './benefits.tsx';
import { AiAvatarsCapabilities } from './capabilities.tsx';
import { AiAvatarsClosing } from './closing.tsx';
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
