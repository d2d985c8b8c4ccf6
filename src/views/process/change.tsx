import { BeforeAfter } from '#src/art/charts/before-after.tsx';
import { ClientMark } from '#src/art/marks/client-mark.tsx';
import type { ProcessContent } from '#src/content/schemas/process.ts';

export function ProcessChange({ change }: { change: ProcessContent['change'] }) {
  return (
    <section id="case-study" className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{change.heading}</h2>
          <ClientMark name="Field & Fold" className="mt-9 h-7 w-auto" />
          {change.story.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-ink-3">
              {paragraph}
            </p>
          ))}
          <figure className="mt-8 border-l-2 border-tally pl-5">
            <blockquote className="text-lead">“{change.quote}”</blockquote>
            <figcaption className="mt-2 text-caption text-mute">{change.author}</figcaption>
          </figure>
        </div>
        <div className="grid content-center rounded-band bg-white p-6 sm:p-10 lg:col-span-7">
          <BeforeAfter label={change.chart} names={change.names} rows={change.rows} />
        </div>
      </div>
    </section>
  );
}
