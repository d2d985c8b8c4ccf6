import type { ReactNode } from 'react';
import type { Client } from '#src/content/schemas/clients.ts';
import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { CallBand } from '#src/sections/call-band.tsx';
import { GuideChange } from './change.tsx';
import { GuideFramework } from './framework.tsx';
import { GuideForm } from './guide.tsx';
import { GuideHero } from './hero.tsx';
import { GuideTips } from './tips.tsx';
import { GuideWatch } from './watch.tsx';

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
      <GuideChange change={content.change} />
      <GuideFramework framework={content.framework} />
      <GuideForm guide={content.guide} form={form} />
      <GuideTips tips={content.tips} />
      <GuideWatch watch={content.video} video={video} spotlight={content.spotlight} {...{ client, caseId }} />
      <CallBand call={content.closing} />
    </>
  );
}
