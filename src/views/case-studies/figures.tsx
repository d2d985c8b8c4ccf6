import type { Case } from '#src/content/schemas/case.ts';
import type { CaseStudiesContent } from '#src/content/schemas/case-studies.ts';

const order = ['revenue', 'conversion', 'viewers', 'growth'] as const;

type CaseFiguresProps = {
  results: Case['results'];
  labels: CaseStudiesContent['labels'];
  /** One row over the whole width, on ink. */
  wide?: boolean;
};

/** The four results of a case. */
export function CaseFigures({ results, labels, wide = false }: CaseFiguresProps) {
  return (
    <dl className={`grid grid-cols-2 gap-x-6 ${wide ? 'mt-14 gap-y-8 lg:grid-cols-4' : 'gap-y-4'}`}>
      {order.map((result) => (
        <div
          key={result}
          className={`flex flex-col-reverse justify-end ${wide ? 'border-t border-mute-ink pt-5' : ''}`}
        >
          <dt className={`text-caption ${wide ? 'mt-2 text-mute-ink' : 'text-mute'}`}>{labels[result]}</dt>
          <dd className={`display figures ${wide ? 'text-figure' : 'text-[1.625rem] leading-tight'}`}>
            {results[result]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
