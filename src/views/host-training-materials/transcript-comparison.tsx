import { Fold } from '#src/components/ui/fold.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';

type Comparison = HostTrainingMaterialsContent['comparison'];

/** Number of moments that are shown on phones without expanding the list. */
const visibleCountOnPhones = 2;

/** Two transcripts of the same minutes: a table on wide screens, pairs of speech bubbles on phones. */
export function TranscriptComparison({ comparison }: { comparison: Comparison }) {
  const { columns, rows, more } = comparison;
  return (
    <section className="shell pb-[clamp(4rem,2.6rem+5.6vw,7rem)]">
      <div className="grid items-end gap-x-10 gap-y-5 border-t-2 border-ink pt-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-6">{comparison.heading}</h2>
        <p className="text-lead text-ink-3 lg:col-span-6">{comparison.lead}</p>
      </div>
      <div id="comparison" className="mt-12">
        <Moments columns={columns} rows={rows.slice(0, visibleCountOnPhones)} />
        <Fold label={more} className="max-lg:border-y-2 max-lg:border-ink">
          <Moments columns={columns} rows={rows.slice(visibleCountOnPhones)} isContinued />
        </Fold>
      </div>
    </section>
  );
}

type MomentsProps = Pick<Comparison, 'columns' | 'rows'> & { isContinued?: boolean };

function Moments({ columns, rows, isContinued = false }: MomentsProps) {
  return (
    <table className="w-full text-left max-lg:block">
      <thead className={isContinued ? 'sr-only' : 'max-lg:sr-only'}>
        <tr className="text-caption text-mute">
          {[columns.moment, columns.untrained, columns.trained].map((column) => (
            <th key={column} scope="col" className="pr-8 pb-3 font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map(({ moment, untrained, trained, why }) => (
          <tr key={moment} className="align-top max-lg:block max-lg:py-6 first:max-lg:pt-2">
            <th
              scope="row"
              className="font-normal max-lg:block lg:w-[27%] lg:border-t lg:border-line lg:py-7 lg:pr-10"
            >
              <span className="display block text-h3">{moment}</span>
              <span className="mt-1.5 block text-caption text-mute">{why}</span>
            </th>
            <td className="max-lg:mt-4 max-lg:block lg:w-[33%] lg:border-t lg:border-line lg:py-7 lg:pr-6">
              <SpeechBubble who={columns.untrained} tone="rounded-bl-md bg-paper-2 text-ink-3">
                {untrained}
              </SpeechBubble>
            </td>
            <td className="max-lg:mt-3 max-lg:block lg:w-[40%] lg:border-t lg:border-line lg:py-7">
              <SpeechBubble who={columns.trained} tone="rounded-bl-md bg-tally text-white">
                {trained}
              </SpeechBubble>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SpeechBubble({ who, tone, children }: { who: string; tone: string; children: string }) {
  return (
    <>
      <p className="mb-1 text-note text-mute lg:hidden">{who}</p>
      <p className={`rounded-card px-5 py-4 ${tone}`}>{children}</p>
    </>
  );
}
