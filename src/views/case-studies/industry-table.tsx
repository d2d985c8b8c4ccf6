import { Fold } from '#src/components/ui/fold.tsx';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';

export function IndustryTable({ industries }: { industries: CaseStudiesContent['industries'] }) {
  const { columns, items } = industries;
  const most = Math.max(...items.map(({ gpm }) => gpm));
  return (
    <section className="shell band">
      <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-7">{industries.heading}</h2>
        <p className="text-lead text-ink-3 lg:col-span-5">{industries.lead}</p>
      </div>
      <Fold label={industries.open} className="max-lg:mt-6 max-lg:border-y-2 max-lg:border-ink">
        <table id="industries" className="w-full lg:mt-12 text-left lg:border-b-2 lg:border-ink max-lg:block">
          <thead className="max-lg:sr-only">
            <tr className="text-caption text-mute">
              {[columns.industry, columns.gpm, columns.returns, columns.lesson].map((column) => (
                <th key={column} scope="col" className="pb-3 font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {items.map(({ industry, shows, gpm, returns, lesson }) => (
              <tr
                key={industry}
                className="border-t-2 border-ink max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-6 max-lg:gap-y-3 max-lg:py-6"
              >
                <th scope="row" className="font-normal max-lg:col-span-2 lg:w-[26%] lg:py-6">
                  <span className="display block text-h3">{industry}</span>
                  <span className="figures text-caption text-mute">
                    {shows} {columns.shows.toLowerCase()}
                  </span>
                </th>
                <td className="lg:w-[26%] lg:py-6">
                  <span className="display figures flex items-center gap-3">
                    <svg aria-hidden="true" width="100%" height={14} className="block max-w-48">
                      <rect
                        width={`${Math.round((gpm / most) * 100)}%`}
                        height={14}
                        rx={7}
                        fill="var(--color-tally)"
                      />
                    </svg>
                    ${gpm}
                  </span>
                </td>
                <td
                  data-unit={` ${columns.returns.toLowerCase()}`}
                  className="figures max-lg:after:content-[attr(data-unit)] lg:w-[12%] lg:py-6"
                >
                  {returns}
                </td>
                <td className="text-ink-3 max-lg:col-span-2 lg:py-6">{lesson}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </section>
  );
}
