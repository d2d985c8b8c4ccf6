import type { ReactNode } from 'react';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';
import { SectionHead } from '#src/sections/section-head.tsx';
import { MaterialsAudit } from './audit.tsx';
import { MaterialsChange } from './change.tsx';
import { MaterialsClosing } from './closing.tsx';
import { MaterialsComparison } from './comparison.tsx';
import { MaterialsHero } from './hero.tsx';
import { MaterialsModules } from './modules.tsx';
import { MaterialsStories } from './stories.tsx';

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
      <MaterialsChange change={content.change} />
      <MaterialsComparison comparison={content.comparison} />
      <section className="bg-paper-2">
        <div className="shell band">
          <SectionHead heading={content.cards.heading} lead={content.cards.lead} />
          <div className="mt-12">{cards}</div>
        </div>
      </section>
      <MaterialsStories stories={content.stories} />
      <MaterialsAudit audit={content.audit} form={audit} />
      <MaterialsClosing closing={content.closing} />
    </>
  );
}
