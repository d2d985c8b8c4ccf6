import { Fragment } from 'react';
import { DataList } from '#src/art/charts/data-list.tsx';
import type { Case } from '#src/content/schemas/case.ts';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';
import type { Show, ShowTexts } from '#src/content/schemas/show.ts';
import { ShowPlayer } from '#src/features/show-player/show-player.tsx';

type CaseShowPlayerProps = { content: CaseStudiesContent; shows: Show[]; texts: ShowTexts };

/** The show player with all six cases. Its tabs switch between the first and the tenth show. */
export function CaseShowPlayer({ content, shows, texts }: CaseShowPlayerProps) {
  const { labels, axes, featured, others } = content;
  const cases = [featured, ...others.items];
  return (
    <div data-after-paint className="show-band">
      <div className="shell pt-8 pb-16 lg:pb-28">
        <ShowPlayer
          {...{ ...content.shows, axes, shows, texts }}
          start="first"
          tabs="shows"
          names={{ first: labels.before, tenth: labels.after }}
        >
          <ShowFigures which="first" figures="before" {...{ cases, shows }} />
          <ShowFigures which="tenth" figures="after" {...{ cases, shows }} />
          <DataList
            label={`${featured.title}: ${texts.table}`}
            columns={featured.curves.after.map((_, step) => `${step * 6} min`)}
            rows={[
              { head: texts.first, cells: featured.curves.before.map((tens) => `$${tens * 10}`) },
              { head: texts.tenth, cells: featured.curves.after.map((tens) => `$${tens * 10}`) },
            ]}
          />
        </ShowPlayer>
      </div>
    </div>
  );
}

type ShowFiguresProps = {
  which: 'first' | 'tenth';
  figures: 'before' | 'after';
  cases: Case[];
  shows: Show[];
};

function ShowFigures({ which, figures, cases, shows }: ShowFiguresProps) {
  return (
    <div
      role="tabpanel"
      id={`panel-${which}`}
      aria-labelledby={`tab-${which}`}
      data-for={which}
      hidden={which === 'tenth'}
    >
      {shows.map((show, index) => (
        <dl
          key={show.id}
          data-for={show.id}
          hidden={index > 0}
          className="pairs gap-x-8 [--pairs-gap:1.25rem] lg:pairs-in-line"
        >
          {cases
            .find(({ client }) => client === show.client)
            ?.[figures].map(({ label, value }) => (
              <Fragment key={label}>
                <dt className="mt-1 text-caption text-mute-ink">{label}</dt>
                <dd className="display figures text-[1.875rem] leading-none">{value}</dd>
              </Fragment>
            ))}
        </dl>
      ))}
    </div>
  );
}
