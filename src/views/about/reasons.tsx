import { Icon } from '#src/components/ui/icon.tsx';
import type { AboutContent } from '#src/content/schemas/page/about.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Reasons = AboutContent['reasons'];
type Mark = Reasons['items'][number]['agency'];

const alternatives = ['freelancer', 'studio', 'agency'] as const;

export function AboutReasons({ reasons }: { reasons: Reasons }) {
  return (
    <section id="reasons" className="bg-paper-2">
      <div className="shell band">
        <SectionHead heading={reasons.heading} lead={reasons.lead} halves />
        <table className="mt-12 w-full text-left">
          <caption className="sr-only">{reasons.caption}</caption>
          <thead className="text-note sm:text-caption">
            <tr className="align-bottom">
              <th scope="col" className="pb-3 font-normal text-mute">
                {reasons.columns.reason}
              </th>
              {alternatives.map((way) => (
                <th
                  key={way}
                  scope="col"
                  className={`w-16 pb-3 text-center leading-tight font-semibold sm:w-36 ${way === 'agency' ? 'text-tally-text' : ''}`}
                >
                  {reasons.columns[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reasons.items.map((item) => (
              <tr key={item.title} className="border-t-2 border-ink">
                <th scope="row" className="py-5 pr-3 font-normal">
                  <span className="display block text-base leading-tight sm:text-h3">{item.title}</span>
                  <span className="mt-1 hidden text-ink-3 sm:block">{item.text}</span>
                </th>
                {alternatives.map((way) => (
                  <td key={way} className="text-center">
                    <ReasonMark mark={item[way]} label={reasons.marks[item[way]]} ours={way === 'agency'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ReasonMark({ mark, label, ours }: { mark: Mark; label: string; ours: boolean }) {
  if (mark === 'extra') return <span className="text-note leading-tight text-mute">{label}</span>;
  return (
    <>
      <span
        aria-hidden="true"
        className={`inline-grid size-9 place-items-center rounded-full ${ours ? 'bg-tally text-white' : 'text-mute'}`}
      >
        {mark === 'yes' ? <Icon name="check" /> : <span className="h-0.5 w-4 bg-field" />}
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
}
