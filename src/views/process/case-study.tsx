import { BeforeAfter } from '#src/art/charts/before-after.tsx';
import { ClientMark } from '#src/art/client-mark.tsx';
import { Picture } from '#src/art/picture.tsx';
import type { Client } from '#src/content/schemas/clients.ts';
import type { ProcessContent } from '#src/content/schemas/page/process.ts';

export function ProcessCaseStudy({ change, client }: { change: ProcessContent['change']; client: Client }) {
  return (
    <section id="case-study" className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{change.heading}</h2>
          <ClientMark client={client} className="mt-9 h-7 w-auto" />
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
        <div className="flex flex-col overflow-hidden rounded-band bg-white lg:col-span-7">
          <Picture picture={change.picture} className="h-52 w-full object-cover lg:min-h-52 lg:flex-1" />
          <BeforeAfter className="p-6 sm:p-10" label={change.chart} names={change.names} rows={change.rows} />
        </div>
      </div>
    </section>
  );
}
