import type { Client } from '#src/content/schemas/clients.ts';
import type { ProcessContent } from '#src/content/schemas/page/process.ts';
import { CallSplit } from '#src/sections/call-split.tsx';
import { ProcessCaseStudy } from './case-study.tsx';
import { ProcessHero } from './hero.tsx';
import { ProcessPrinciples } from './principles.tsx';
import { ProcessSteps } from './steps.tsx';
import { ProcessTimeline } from './timeline.tsx';

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
