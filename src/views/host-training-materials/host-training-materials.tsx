import type { ReactNode } from 'react';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/host-training-materials.ts';
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
      <MaterialsModules modules={content.modules} />
      <MaterialsChange change={content.change} />
      <MaterialsComparison comparison={content.comparison} />
      <section className="bg-paper-2">
        <div className="shell band">
          <div className="mb-12 grid items-end gap-x-10 gap-y-5 lg:grid-cols-12">
            <h2 className="text-h2 lg:col-span-7">{content.cards.heading}</h2>
            <p className="text-lead text-ink-3 lg:col-span-5">{content.cards.lead}</p>
          </div>
          {cards}
        </div>
      </section>
      <MaterialsStories stories={content.stories} />
      <MaterialsAudit audit={content.audit} form={audit} />
      <MaterialsClosing closing={content.closing} />
    </>
  );
}
