import type { ReactNode } from 'react';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { Section } from '#desk/parts/section.tsx';
import { dollars } from '#desk/parts/text/dollars.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { formatSpan, shareOf, sumOf } from './report-text.ts';

const count = (value: number) => value.toLocaleString('en');

function Bar({ value, most }: { value: number; most: number }) {
  return (
    <span
      aria-hidden="true"
      className="block h-3.5 rounded-[2px] bg-ink-3 forced-colors:border forced-colors:border-[CanvasText]"
      style={{ width: `${most > 0 ? Math.max((value / most) * 100, value > 0 ? 3 : 0) : 0}%` }}
    />
  );
}

type CellProps = { children?: ReactNode; className?: string };

function Head({ children, className = '' }: CellProps) {
  return (
    <th scope="col" className={`pb-1 pl-3 text-right align-bottom font-normal ${className}`}>
      {children}
    </th>
  );
}

function Cell({ children, className = '' }: CellProps) {
  return <td className={`h-9.75 pl-3 text-right whitespace-nowrap ${className}`}>{children}</td>;
}

const onWide = 'max-sm:hidden';

/** The funnel by source. Starts at leads if no visits were counted. */
export function BySource({ numbers }: { numbers: Numbers }) {
  const { site } = useSession();
  const isAdmin = useHasRole(['admin']);
  const { sources, inquiries, isCounting } = numbers;
  const totals = sumOf(sources);
  const isCounted = totals.visits > 0;
  const maxVisits = Math.max(0, ...sources.map(({ visits }) => visits));
  const mostWon = Math.max(0, ...sources.map(({ won }) => won));
  const maxSent = Math.max(0, ...sources.map(({ sent }) => sent));
  const cells = ({ visits, opened, sent, won, amount }: typeof totals, isSum = false) => (
    <>
      {isCounted && (
        <>
          <Cell className="font-semibold">{count(visits)}</Cell>
          <Cell className={`w-[16%] ${onWide}`}>{!isSum && <Bar value={visits} most={maxVisits} />}</Cell>
          <Cell className={`font-semibold ${onWide}`}>{count(opened)}</Cell>
          <Cell className={`text-mute ${onWide}`}>{shareOf(opened, visits)}</Cell>
        </>
      )}
      <Cell className="font-semibold">{count(sent)}</Cell>
      {isCounted ? (
        <Cell className={`text-mute ${onWide}`}>{shareOf(sent, opened)}</Cell>
      ) : (
        <Cell className={`w-[24%] ${onWide}`}>{!isSum && <Bar value={sent} most={maxSent} />}</Cell>
      )}
      <Cell className="font-semibold">{count(won)}</Cell>
      <Cell className={`w-[10%] text-caption text-mute ${onWide}`}>
        {isSum ? (
          inquiries.sent > 0 &&
          `${shareOf(inquiries.won, inquiries.sent)} of ${count(inquiries.sent)} inquiries`
        ) : (
          <Bar value={won} most={mostWon} />
        )}
      </Cell>
      <Cell>{amount > 0 ? dollars(Math.round(amount)) : ''}</Cell>
    </>
  );
  return (
    <Section
      title={isCounted ? 'Visits, leads and wins by source' : 'Leads and wins by source'}
      aside={`${formatSpan(numbers, site.timeZone)}, source of the first visit`}
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
                  <Head>Visits</Head>
                  <td className={onWide} />
                  <Head className={onWide}>Forms opened</Head>
                  <Head className={onWide}>of visits</Head>
                </>
              )}
              <Head>Leads</Head>
              {isCounted ? <Head className={onWide}>of opened</Head> : <td className={onWide} />}
              <Head>Won</Head>
              <td className={onWide} />
              <Head>Revenue</Head>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, ...figures }) => (
              <tr key={source} className="border-t border-line">
                <th scope="row" className="max-w-40 truncate pr-2 text-left font-normal">
                  <bdi>{source}</bdi>
                </th>
                {cells(figures)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-[1.5px] border-ink">
              <th scope="row" className="text-left font-semibold">
                All
              </th>
              {cells(totals, true)}
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
