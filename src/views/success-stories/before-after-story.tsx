import { BeforeAfter } from '#src/art/charts/before-after.tsx';
import { ClientMark } from '#src/art/client-mark.tsx';
import { Picture } from '#src/art/picture.tsx';
import type { Client } from '#src/content/schemas/clients.ts';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';

export function BeforeAfterStory({
  quarter,
  client,
}: {
  quarter: SuccessStoriesContent['quarter'];
  client: Client;
}) {
  return (
    <article id="quarter" className="bg-paper-2">
      <div className="shell band grid items-start gap-x-14 gap-y-12 lg:grid-cols-12">
        <Picture
          picture={quarter.picture}
          className="aspect-[6/5] w-full rounded-band object-cover lg:sticky lg:top-24 lg:col-span-5 lg:aspect-[7/8]"
        />
        <div className="lg:col-span-7">
          <ClientMark client={client} className="h-7 w-auto" />
          <h2 className="mt-6 text-h2">{quarter.title}</h2>
          {quarter.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-150 text-lead text-ink-3">
              {paragraph}
            </p>
          ))}
          <BeforeAfter
            label={quarter.chart}
            names={quarter.names}
            rows={quarter.rows}
            className="mt-10 rounded-band bg-white p-6 sm:p-9"
          />
        </div>
      </div>
    </article>
  );
}
