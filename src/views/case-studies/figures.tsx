import { Fragment } from 'react';
import type { Case } from '#src/content/schemas/case.ts';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';

const figureOrder = ['revenue', 'conversion', 'viewers', 'growth'] as const;

type CaseFiguresProps = {
  results: Case['results'];
  labels: CaseStudiesContent['labels'];
  wide?: boolean;
};

export function CaseFigures({ results, labels, wide = false }: CaseFiguresProps) {
  return (
    <dl
      className={`pairs gap-x-6 ${wide ? 'mt-14 [--pairs-gap:2rem] lg:pairs-in-line' : '[--pairs-gap:1rem]'}`}
    >
      {figureOrder.map((result) => (
        <Fragment key={result}>
          <dt className={`text-caption ${wide ? 'mt-2 text-mute-ink' : 'text-mute'}`}>{labels[result]}</dt>
          <dd
            className={`display figures ${wide ? 'border-t border-mute-ink pt-5 text-figure' : 'text-[1.625rem] leading-tight'}`}
          >
            {results[result]}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
