import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { ResourcesContent } from '#src/content/schemas/page/resources.ts';

/** The featured download, shown as a table. */
export function FeaturedDownload({ featured }: { featured: ResourcesContent['featured'] }) {
  const { columns } = featured;
  return (
    <section id="featured" className="on-ink">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <p className="mb-5 inline-block rounded-pill bg-amber px-3.5 py-1 text-note font-semibold text-ink">
              {featured.label}
            </p>
            <h2 className="text-h2">{featured.heading}</h2>
            <p className="mt-5 text-mute-ink">{featured.lead}</p>
            <ul className="mt-7 mb-8 border-b border-ink-3 text-caption">
              {featured.facts.map((fact) => (
                <li key={fact} className="border-t border-ink-3 py-3 font-semibold">
                  {fact}
                </li>
              ))}
            </ul>
            <OpeningButton opening="featuredDownload">{featured.action}</OpeningButton>
          </div>
        </div>
        <table className="w-full rounded-band bg-white text-left text-ink max-sm:block lg:col-span-8">
          <thead className="max-sm:sr-only">
            <tr className="text-caption text-mute">
              <th scope="col" className="py-4 pl-7 font-normal sm:pl-9">
                {columns.clock}
              </th>
              <th scope="col" className="font-normal">
                {columns.block}
              </th>
              <th scope="col" className="pr-7 font-normal sm:pr-9">
                {columns.leave}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {featured.rows.map(({ clock, block, work, leave }) => (
              <tr
                key={clock}
                className="align-top max-sm:block max-sm:px-6 max-sm:py-5 sm:border-t sm:border-line max-sm:not-first:border-t max-sm:border-line"
              >
                <td className="display figures text-h3 leading-tight text-tally-text max-sm:block sm:py-5 sm:pr-7 sm:pl-9">
                  {clock}
                </td>
                <td className="max-sm:block sm:w-[48%] sm:py-5 sm:pr-8">
                  <p className="display text-h3 leading-tight">{block}</p>
                  <p className="mt-1.5 text-caption text-ink-3">
                    <span className="sr-only">{columns.work}: </span>
                    {work}
                  </p>
                </td>
                <td className="text-caption max-sm:mt-2 max-sm:block max-sm:font-semibold sm:py-5.5 sm:pr-9">
                  {leave}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
