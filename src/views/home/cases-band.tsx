import { Fragment } from 'react';
import { site } from '#site.config';
import { DataList } from '#src/art/charts/data-list.tsx';
import { ClientMark } from '#src/art/client-mark.tsx';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { Client } from '#src/content/schemas/clients.ts';
import type { HomeCase, HomeContent } from '#src/content/schemas/page/home.ts';
import type { Show, ShowTexts } from '#src/content/schemas/show.ts';
import { ShowPlayer } from '#src/features/show-player/show-player.tsx';

type HomeCasesBandProps = {
  content: HomeContent['cases'];
  clients: Client[];
  shows: Show[];
  texts: ShowTexts;
};

/** The show player with one tab per brand and the brand's case below. */
export function HomeCasesBand({ content, clients, shows, texts }: HomeCasesBandProps) {
  const { heading, lead, axes, items, call } = content;
  return (
    <section id="case-studies" className="on-ink show-band">
      <div className="shell band">
        <ShowPlayer {...{ heading, lead, axes, shows, texts }} start="tenth" tabs="brands">
          {shows.map((show, index) => {
            // In the preview, a show and its case may name the brand differently.
            const item = items.find(({ brand }) => brand === show.name);
            return (
              item && (
                <CasePanel
                  key={show.id}
                  show={show}
                  client={clients.find(({ id }) => id === show.client)}
                  item={item}
                  labels={content.labels}
                  table={texts.table}
                  isOpen={index === 0}
                />
              )
            );
          })}
        </ShowPlayer>
        <ExternalButtonLink href={site.links.scheduling} variant="cta" className="mt-10 max-sm:w-full">
          {call}
        </ExternalButtonLink>
      </div>
    </section>
  );
}

const resultOrder = ['revenue', 'conversionRate', 'timeframe', 'liveViewers'] as const;

type CasePanelProps = {
  show: Show;
  client: Client | undefined;
  item: HomeCase;
  labels: HomeContent['cases']['labels'];
  table: string;
  isOpen: boolean;
};

function CasePanel({ show, client, item, labels, table, isOpen }: CasePanelProps) {
  return (
    <div
      role="tabpanel"
      id={`panel-${show.id}`}
      aria-labelledby={`tab-${show.id}`}
      data-for={show.id}
      hidden={!isOpen}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="text-h3">{item.title}</h3>
        <p className="flex items-center gap-4 text-caption text-mute-ink">
          {item.industry}
          {client && <ClientMark client={client} color="white" className="h-6 w-auto" />}
        </p>
      </div>
      <dl className="pairs mt-5 gap-x-8 [--pairs-gap:1.25rem] lg:pairs-in-line">
        {resultOrder.map((result) => (
          <Fragment key={result}>
            <dt className="mt-1 text-caption text-mute-ink">{labels[result]}</dt>
            <dd className="display figures text-[1.875rem] leading-none">{item.results[result]}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="mt-7 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {(['challenge', 'solution'] as const).map((part) => (
          <dl key={part}>
            <dt className="text-caption text-mute-ink">{labels[part]}</dt>
            <dd className="mt-1">{item[part]}</dd>
          </dl>
        ))}
        <div>
          <p className="text-caption text-mute-ink">{labels.highlights}</p>
          <ul className="mt-1 grid gap-y-1">
            {item.highlights.map((highlight) => (
              <li key={highlight} className="dot before:bg-tally-hot">
                {highlight}
              </li>
            ))}
          </ul>
        </div>
        <figure className="border-l-2 border-tally-hot pl-4">
          <blockquote>“{item.quote}”</blockquote>
          <figcaption className="mt-1 text-caption text-mute-ink">{item.testimonialAuthor}</figcaption>
        </figure>
      </div>
      <DataList
        label={`${item.brand}: ${table}`}
        columns={item.chart.tenth.map((_, step) => `${step * 6} min`)}
        rows={[
          { head: labels.first, cells: item.chart.first.map((tens) => `$${tens * 10}`) },
          { head: labels.tenth, cells: item.chart.tenth.map((tens) => `$${tens * 10}`) },
        ]}
      />
    </div>
  );
}
