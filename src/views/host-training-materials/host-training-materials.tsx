import type { ReactNode } from 'react';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';
import { SectionHead } from '#src/sections/section-head.tsx';
import { MaterialsAudit } from './audit.tsx';
import { MaterialsClosing } from './closing.tsx';
import { MaterialsHero } from './hero.tsx';
import { HostStories } from './host-stories.tsx';
import { MaterialsModules } from './modules.tsx';
import { TrainingResults } from './training-results.tsx';
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
