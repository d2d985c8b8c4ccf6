import type { ReactNode } from 'react';
import type { HomeContent } from '#src/content/schemas/page/home.ts';

export function HomeDemo({ content, demo }: { content: HomeContent['demo']; demo: ReactNode }) {
  return (
    <section id="how-it-works" className="shell band">
      <div className="grid items-center gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{content.heading}</h2>
          <p className="mt-5 max-w-110 text-lead text-ink-3">{content.lead}</p>
          <ol className="mt-10 grid gap-7">
            {content.steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_1fr] border-t-2 border-ink pt-4">
                <span aria-hidden="true" className="display text-[1.75rem] leading-none text-tally">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-1.5 text-ink-3">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-4">{demo}</div>
        <dl className="grid grid-cols-3 gap-x-4 gap-y-9 lg:col-span-3 lg:grid-cols-1 lg:pl-4">
          {content.figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-caption text-mute">{label}</dt>
              <dd className="display text-figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
