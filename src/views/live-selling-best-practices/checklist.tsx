import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import type { BestPracticesContent } from '#src/content/schemas/page/live-selling-best-practices.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';

type ChecklistProps = { checklist: BestPracticesContent['checklist']; form: ReactNode };

export function PracticeChecklist({ checklist, form }: ChecklistProps) {
  return (
    <section id="checklist" className="bg-amber">
      <div className="shell band grid items-center gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{checklist.heading}</h2>
          <p className="mt-5 mb-8 max-w-110 text-lead">{checklist.lead}</p>
          <div className="rounded-card bg-white p-6 sm:p-7">
            <WithoutScript>{checklist.form.withoutScript}</WithoutScript>
            {form}
          </div>
        </div>
        <div className="relative lg:col-span-7">
          <div
            aria-hidden="true"
            className="absolute inset-0 rotate-1 min-[20rem]:translate-3 rounded-card bg-ink/20"
          />
          <div className="relative -rotate-1 rounded-card bg-white p-6 sm:p-10">
            <ul className="grid gap-4">
              {checklist.preview.map((line, index) => (
                <li key={line} className="flex gap-4 border-b border-line pb-4">
                  <span
                    aria-hidden="true"
                    className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 ${index < 3 ? 'border-tally bg-tally text-white' : 'border-field'}`}
                  >
                    {index < 3 && <Icon name="check" className="size-4" />}
                  </span>
                  {line}
                </li>
              ))}
            </ul>
            <p className="mt-5 text-caption font-semibold text-mute">{checklist.more}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
