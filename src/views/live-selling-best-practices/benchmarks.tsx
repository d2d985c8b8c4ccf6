import type { BestPracticesContent } from '#src/content/schemas/page/live-selling-best-practices.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Benchmarks = BestPracticesContent['benchmarks'];

const levels = [
  { level: 'floor', dot: 'bg-tally' },
  { level: 'good', dot: 'bg-amber' },
  { level: 'top', dot: 'bg-ok' },
] as const;

/** Six metrics at three levels: a table on wide screens, one block per metric on phones. */
export function PracticeBenchmarks({ benchmarks }: { benchmarks: Benchmarks }) {
  const { columns } = benchmarks;
  return (
    <section className="shell pt-[clamp(4rem,2.6rem+5.6vw,7rem)]">
      <SectionHead heading={benchmarks.heading} lead={benchmarks.lead} halves />
      <table id="benchmarks" className="mt-12 w-full border-b-2 border-ink text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="text-caption text-mute">
            <th scope="col" className="pb-3 font-normal">
              {columns.metric}
            </th>
            {levels.map(({ level, dot }) => (
              <th key={level} scope="col" className="pb-3 font-normal">
                <span aria-hidden="true" className={`mr-2 inline-block size-2.5 rounded-full ${dot}`} />
                {columns[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {benchmarks.rows.map((row) => (
            <tr
              key={row.metric}
              className="border-t-2 border-ink max-md:grid max-md:grid-cols-3 max-md:gap-x-4 max-md:gap-y-4 max-md:py-6"
            >
              <th scope="row" className="font-normal max-md:col-span-3 md:w-[34%] md:py-6">
                <span className="display block text-h3">{row.metric}</span>
                <span className="text-caption text-mute">{row.meaning}</span>
              </th>
              {levels.map(({ level, dot }) => (
                <td key={level} className="figures md:w-[22%] md:py-6">
                  <span
                    aria-hidden="true"
                    className="mb-1 flex items-center gap-2 text-note text-mute md:hidden"
                  >
                    <span className={`size-2.5 rounded-full ${dot}`} />
                    {columns[level]}
                  </span>
                  <span
                    className={level === 'good' ? 'display text-[1.75rem] leading-none max-md:text-h3' : ''}
                  >
                    {row[level]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-caption text-mute">{benchmarks.note}</p>
    </section>
  );
}
