import { Fragment } from 'react';
import { ClientMark } from '#src/art/client-mark.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { Fold } from '#src/components/ui/fold.tsx';
import { findClient } from '#src/content/clients.ts';
import type { Case } from '#src/content/schemas/case.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';
import type { Show } from '#src/content/schemas/show.ts';
import { CurvePair } from './curve-pair.tsx';
import { CaseFigures } from './figures.tsx';

type OtherCasesProps = Pick<CaseStudiesContent, 'others' | 'labels'> & {
  clients: Client[];
  shows: Show[];
  play: string;
};

export function OtherCases({ others, labels, clients, shows, play }: OtherCasesProps) {
  return (
    <section id="cases" className="shell band">
      <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-7">{others.heading}</h2>
        <p className="text-lead text-ink-3 lg:col-span-5">{others.lead}</p>
      </div>
      {others.items.map((item) => (
        <CaseRow
          key={item.id}
          {...{ item, labels, play }}
          client={findClient(clients, item.client)}
          show={shows.find(({ client }) => client === item.client)}
        />
      ))}
    </section>
  );
}

type CaseRowProps = {
  item: Case;
  client: Client;
  labels: CaseStudiesContent['labels'];
  show: Show | undefined;
  play: string;
};

function CaseRow({ item, client, labels, show, play }: CaseRowProps) {
  const [before] = item.before;
  const [after] = item.after;
  return (
    <article
      id={item.id}
      data-after-paint
      className="grid gap-x-12 gap-y-6 border-t-2 border-ink py-6 first-of-type:mt-8 last:border-b-2 lg:grid-cols-12 lg:py-14"
    >
      <div className="lg:col-span-7">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ClientMark client={client} className="h-6 w-auto" />
          <p className="text-caption text-mute">
            {item.industry}, {item.timeline}
          </p>
        </div>
        <h3 className="text-[1.875rem] max-lg:mt-4 lg:mt-6 leading-tight">{item.title}</h3>
        <Fold label={labels.more} about={item.title} className="max-lg:mt-2">
          <dl className="grid gap-x-8 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-[auto_auto] lg:mt-5">
            {(['challenge', 'solution'] as const).map((part) => (
              <Fragment key={part}>
                <dt className="text-caption text-mute max-sm:not-first:mt-5">{labels[part]}</dt>
                <dd className="mt-1 text-ink-3">{item[part]}</dd>
              </Fragment>
            ))}
          </dl>
          <ul className="mt-5 flex flex-wrap gap-2 text-caption">
            {item.highlights.map((highlight) => (
              <li key={highlight} className="rounded-control bg-paper-2 px-4 py-1.5">
                {highlight}
              </li>
            ))}
          </ul>
          <p className="mt-5 text-ink-3">
            <b className="font-semibold text-ink">{labels.cost}:</b> {item.cost}
          </p>
        </Fold>
        <figure className="border-l-2 border-tally pl-5 max-lg:mt-4 lg:mt-6">
          <blockquote className="font-semibold">“{item.quote}”</blockquote>
          <figcaption className="mt-0.5 text-caption text-mute">{item.author}</figcaption>
        </figure>
      </div>
      <div className="flex flex-col justify-between gap-5 lg:col-span-5 lg:gap-7">
        <CaseFigures results={item.results} labels={labels} />
        <figure>
          <CurvePair label={`${item.title}: ${labels.firstToTenth}`} {...item.curves} />
          {before && after && (
            <figcaption className="figures mt-3 text-caption text-mute">
              {before.label} {before.value} →{' '}
              <strong className="font-semibold text-ink">{after.value}</strong>
            </figcaption>
          )}
        </figure>
        {show && (
          <ButtonLink
            href={`#${show.id}@${show.peak}`}
            variant="outline"
            size="sm"
            className="self-start"
            aria-label={`${play}: ${client.name}`}
          >
            {play}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
