import { BeforeAfter } from '#src/art/charts/before-after.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';

export function TrainingResults({ change }: { change: HostTrainingMaterialsContent['change'] }) {
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
