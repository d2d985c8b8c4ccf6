import type { ReactNode } from 'react';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { Section } from '#desk/parts/section.tsx';
import { formatDollars } from '#desk/parts/text/dollars.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { formatPeriod, formatShare, sumSources } from './report-text.ts';

const formatCount = (value: number) => value.toLocaleString('en');

function Bar({ value, maxValue }: { value: number; maxValue: number }) {
  return (
    <span
      aria-hidden="true"
      className="block h-3.5 rounded-[2px] bg-ink-3 forced-colors:border forced-colors:border-[CanvasText]"
      style={{ width: `${maxValue > 0 ? Math.max((value / maxValue) * 100, value > 0 ? 3 : 0) : 0}%` }}
    />
  );
}

type CellProps = { children?: ReactNode; className?: string };

function HeadCell({ children, className = '' }: CellProps) {
  return (
    <th scope="col" className={`pb-1 pl-3 text-right align-bottom font-normal ${className}`}>
      {children}
    </th>
  );
}

function Cell({ children, className = '' }: CellProps) {
  return <td className={`h-9.75 pl-3 text-right whitespace-nowrap ${className}`}>{children}</td>;
}

const hiddenOnPhones = 'max-sm:hidden';

/** The funnel by source. Starts with leads instead of visits if no visits were counted. */
export function BySource({ numbers }: { numbers: Numbers }) {
  const { site } = useSession();
  const isAdmin = useHasRole(['admin']);
  const { sources, inquiries, isCounting } = numbers;
  const totals = sumSources(sources);
  const isCounted = totals.visits > 0;
  const maxVisits = Math.max(0, ...sources.map(({ visits }) => visits));
  const mostWon = Math.max(0, ...sources.map(({ won }) => won));
  const maxSent = Math.max(0, ...sources.map(({ sent }) => sent));
  const renderCells = ({ visits, opened, sent, won, amount }: typeof totals, isSum = false) => (
    <>
      {isCounted && (
        <>
          <Cell className="font-semibold">{formatCount(visits)}</Cell>
          <Cell className={`w-[16%] ${hiddenOnPhones}`}>
            {!isSum && <Bar value={visits} maxValue={maxVisits} />}
          </Cell>
          <Cell className={`font-semibold ${hiddenOnPhones}`}>{formatCount(opened)}</Cell>
          <Cell className={`text-mute ${hiddenOnPhones}`}>{formatShare(opened, visits)}</Cell>
        </>
      )}
      <Cell className="font-semibold">{formatCount(sent)}</Cell>
      {isCounted ? (
        <Cell className={`text-mute ${hiddenOnPhones}`}>{formatShare(sent, opened)}</Cell>
      ) : (
        <Cell className={`w-[24%] ${hiddenOnPhones}`}>
          {!isSum && <Bar value={sent} maxValue={maxSent} />}
        </Cell>
      )}
      <Cell className="font-semibold">{formatCount(won)}</Cell>
      <Cell className={`w-[10%] text-caption text-mute ${hiddenOnPhones}`}>
        {isSum ? (
          inquiries.sent > 0 &&
          `${formatShare(inquiries.won, inquiries.sent)} of ${formatCount(inquiries.sent)} inquiries`
        ) : (
          <Bar value={won} maxValue={mostWon} />
        )}
      </Cell>
      <Cell>{amount > 0 ? formatDollars(Math.round(amount)) : ''}</Cell>
    </>
  );
  return (
    <Section
      title={isCounted ? 'Visits, leads and wins by source' : 'Leads and wins by source'}
      aside={`${formatPeriod(numbers, site.timeZone)}, source of the first visit`}
    >
      {sources.length === 0 ? (
        <p>No leads in this period.</p>
      ) : (
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-caption text-mute">
              <th scope="col" className="pb-1 text-left align-bottom font-normal">
                Source
              </th>
              {isCounted && (
                <>
                  <HeadCell>Visits</HeadCell>
                  <td className={hiddenOnPhones} />
                  <HeadCell className={hiddenOnPhones}>Forms opened</HeadCell>
                  <HeadCell className={hiddenOnPhones}>of visits</HeadCell>
                </>
              )}
              <HeadCell>Leads</HeadCell>
              {isCounted ? (
                <HeadCell className={hiddenOnPhones}>of opened</HeadCell>
              ) : (
                <td className={hiddenOnPhones} />
              )}
              <HeadCell>Won</HeadCell>
              <td className={hiddenOnPhones} />
              <HeadCell>Revenue</HeadCell>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, ...figures }) => (
              <tr key={source} className="border-t border-line">
                <th scope="row" className="max-w-40 truncate pr-2 text-left font-normal">
                  <bdi>{source}</bdi>
                </th>
                {renderCells(figures)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-[1.5px] border-ink">
              <th scope="row" className="text-left font-semibold">
                All
              </th>
              {renderCells(totals, true)}
            </tr>
          </tfoot>
        </table>
      )}
      <p className="mt-2 text-caption text-mute">Spam and test leads are left out.</p>
      {!isCounting && isAdmin && (
        <p className="max-w-[62ch] text-caption text-mute">
          {`Visit counting is off${isCounted ? ' now' : ''}. Ask whoever runs your server to turn it on (PUBLIC_COUNT=visits, without cookies).`}
        </p>
      )}
      {isCounting && !isCounted && (
        <p className="mt-2 text-caption text-mute">No visits were counted in this period.</p>
      )}
    </Section>
  );
}
