import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import {
  numbersCsvPath,
  numbersQuery,
  offeredDays,
  type Period,
  parsePeriod,
  toPeriodQuery,
} from '#desk/api/numbers.ts';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { useTitle } from '#desk/frame/title.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { ByPerson } from './by-person.tsx';
import { BySource } from './by-source.tsx';
import { LeadsPerDay } from './leads-per-day.tsx';
import { ReplyTimes } from './reply-times.tsx';
import { summaryText } from './report-text.ts';
import { SurveyDropOff } from './survey-drop-off.tsx';

function PeriodLinks({ days, to }: Period) {
  return (
    <nav aria-label="Period">
      <ul className="flex min-h-10 rounded-full border border-field bg-white p-0.75">
        {offeredDays.map((span) => (
          <li key={span} className="flex">
            <Link
              href={`/numbers${toPeriodQuery({ days: span, ...(to && { to }) })}`}
              {...(span === days && { 'aria-current': 'true' as const })}
              className="flex min-h-8 items-center rounded-full px-3.75 no-underline hover:bg-paper-2 aria-[current]:bg-ink-3 aria-[current]:font-semibold aria-[current]:text-white pointer-coarse:min-h-11 forced-colors:aria-[current]:border"
            >
              {span} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Numbers() {
  useTitle('Reports');
  const { site } = useSession();
  const search = useSearch();
  const period = parsePeriod(search);
  const query = useQuery(numbersQuery(period));
  const { data, isPlaceholderData } = query;
  const failure = useFailure(query, search);
  return (
    <div className="px-4 pb-16 sm:px-7" aria-busy={isPlaceholderData}>
      <div className="flex min-h-19 flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <h1 className="text-sentence">{data ? summaryText(data) : 'Reports'}</h1>
        <div className="flex flex-wrap items-center gap-2.5">
          <PeriodLinks {...period} />
          <a
            href={numbersCsvPath(period)}
            download
            className="inline-flex min-h-10 items-center gap-2 rounded-full border-[1.5px] border-line-2 px-4.5 font-semibold no-underline hover:border-ink-3 pointer-coarse:min-h-11"
          >
            <Icon name="download" className="size-4.5" />
            CSV
          </a>
        </div>
      </div>
      {failure && <LoadFailure title="The reports did not load" failure={failure} />}
      {!data && !failure && (
        <LoadingBars
          label="Reports"
          columns="minmax(0, 1fr) minmax(0, 1fr)"
          bars={[
            ['60%', '90%'],
            ['50%', '80%'],
          ]}
          rows={5}
        />
      )}
      {data && (
        <div className="grid grid-cols-1 items-start gap-x-9 gap-y-7 xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-7">
            <BySource numbers={data} />
            <LeadsPerDay numbers={data} timeZone={site.timeZone} />
          </div>
          <div className="grid grid-cols-1 gap-7">
            <ReplyTimes numbers={data} />
            <ByPerson byPerson={data.byPerson} unassigned={data.unassigned} />
            <SurveyDropOff survey={data.survey} />
          </div>
        </div>
      )}
    </div>
  );
}
