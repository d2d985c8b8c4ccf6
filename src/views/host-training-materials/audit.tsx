import type { ReactNode } from 'react';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';

type AuditProps = { audit: HostTrainingMaterialsContent['audit']; form: ReactNode };

export function MaterialsAudit({ audit, form }: AuditProps) {
  return (
    <section id="audit" className="call-gradient text-white [--focus:var(--color-white)]">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{audit.heading}</h2>
          <p className="mt-5 text-lead">{audit.lead}</p>
          <p className="mt-10 flex items-end gap-4 border-t border-current/40 pt-6">
            <span className="display figures text-[5.5rem] leading-[0.8]">{audit.minutes}</span>
            <span className="max-w-40 leading-snug font-semibold">{audit.minutesLabel}</span>
          </p>
          <ol className="mt-8 grid gap-3">
            {audit.parts.map((part) => (
              <li key={part} className="border-t border-current/40 pt-3">
                {part}
              </li>
            ))}
          </ol>
        </div>
        <div className="self-start rounded-band bg-white p-6 text-ink [--focus:var(--color-ink)] sm:p-10 lg:col-span-7">
          <WithoutScript className="text-lead">{audit.form.withoutScript}</WithoutScript>
          {form}
        </div>
      </div>
    </section>
  );
}
