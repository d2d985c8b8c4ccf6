import { formatMoney, formatShortMoney } from '#shared/money.ts';
import type { Survey } from './survey.ts';
import { describeOffset } from './time-zone.ts';

const fullFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const shortFormat = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

const hugeFormat = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 1 });

const isLong = (value: number) => Math.abs(value) >= 1e7;
const formatCount = (value: number) =>
  (Math.abs(value) >= 1e15 ? hugeFormat : isLong(value) ? shortFormat : fullFormat).format(value);
const formatDollars = (value: number) => (isLong(value) ? formatShortMoney : formatMoney)(value);

type KeyFiguresProps = {
  survey: Survey;
  /** The creator's local time; null if the time zone is not recognized. */
  local: { time: string; minutesAhead: number } | null;
};

/** Shows the four key figures of a creator. */
export function KeyFigures({ survey, local }: KeyFiguresProps) {
  const { followers, bestLive, hoursPerWeek } = survey;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-ink border-t-2 py-3 @min-[28.5rem]:grid-cols-[repeat(4,auto)] @min-[28.5rem]:justify-between @min-[44rem]:grid-cols-[1fr_1.1fr_.72fr_1.1fr]">
      <Figure name="followers" value={followers === null ? null : formatCount(followers)} />
      {survey.hasGoneLive === false ? (
        <Figure name="on TikTok" value="Never live" />
      ) : (
        <Figure name="best live (GMV)" value={bestLive === null ? null : formatDollars(bestLive)} />
      )}
      <Figure name="a week" value={hoursPerWeek === null ? null : `${formatCount(hoursPerWeek)} h`} />
      {local ? (
        <Figure name={`local time now, ${describeOffset(local.minutesAhead)}`} value={local.time} />
      ) : (
        <Figure name="time zone, as written" value={survey.timeZone} />
      )}
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string | null }) {
  const isFigure = value !== null && value.length <= 9;
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="mt-1 text-caption text-mute @min-[28.5rem]:max-w-26 @min-[44rem]:max-w-none">{name}</dt>
      <dd
        className={`display wrap-anywhere ${isFigure ? 'text-name whitespace-nowrap @min-[28.5rem]:text-[1.375rem] @min-[44rem]:text-figure' : 'min-h-7.5 content-end text-section @min-[44rem]:min-h-9.5'}`}
      >
        <bdi>{value ?? 'Not answered'}</bdi>
      </dd>
    </div>
  );
}
