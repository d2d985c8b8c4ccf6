import type { ReactNode } from 'react';
import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';

export function GuideContents({ guide, form }: { guide: StrategyGuideContent['guide']; form: ReactNode }) {
  return (
    <section id="guide" className="bg-ink text-white [--focus:var(--color-white)]">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{guide.heading}</h2>
          <p className="mt-5 max-w-140 text-lead text-mute-ink">{guide.lead}</p>
          <h3 className="mt-10 text-caption font-normal tracking-normal text-mute-ink">{guide.pages}</h3>
          <ol className="mt-3 border-b border-ink-3 sm:grid sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-5 sm:gap-x-10">
            {guide.contents.map(({ page, title }) => (
              <li key={page} className="flex items-baseline gap-4 border-t border-ink-3 py-3">
                <span className="display figures w-8 shrink-0 text-amber">{page}</span>
                {title}
              </li>
            ))}
          </ol>
        </div>
        <div className="self-start rounded-band bg-white p-6 text-ink [--focus:var(--color-ink)] sm:p-10 lg:col-span-5">
          <WithoutScript className="text-lead">{guide.form.withoutScript}</WithoutScript>
          {form}
        </div>
      </div>
    </section>
  );
}
