import type { ReactNode } from 'react';
import type { Client } from '#src/content/schemas/clients.ts';
import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { GuideFramework } from './framework.tsx';
import { GuideContents } from './guide-contents.tsx';
import { GuideHero } from './hero.tsx';
import { GuideResults } from './results.tsx';
import { GuideTips } from './tips.tsx';
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
