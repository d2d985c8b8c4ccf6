import type { CSSProperties } from 'react';
import { Block } from '#desk/lead/page/heading-level.tsx';
import {
  barFrom,
  barTo,
  type DayPart,
  describeHours,
  formatHour,
  positionOnBar,
  selectedDayParts,
} from './availability.ts';
import type { Survey } from './survey.ts';

type AvailabilityBarProps = {
  survey: Survey;
  firstName: string;
  ourPlace: string;
  /** The creator's local time; null if the time zone is not recognized. */
  local: { place: string; minutes: number; minutesAhead: number } | null;
};

const axisHours = Array.from({ length: (barTo - barFrom) / 2 + 1 }, (_, i) => barFrom + i * 2);

function positionStyle(from: number, to = from): CSSProperties {
  const toPercent = (hour: number) => ((hour - barFrom) / (barTo - barFrom)) * 100;
  return { left: `${toPercent(from)}%`, width: `${toPercent(to) - toPercent(from)}%` };
}

export function AvailabilityBar({ survey, firstName, ourPlace, local }: AvailabilityBarProps) {
  const parts = selectedDayParts(survey.times);
  const now = local && positionOnBar(local.minutes);
  const theirs = local?.place ?? 'Local time';
  return (
    <Block
      title={
        <>
          When <bdi>{firstName}</bdi>can go live
        </>
      }
      aside={
        local ? 'parts of the day, with assumed hours' : 'time zone not recognized, only local time shown'
      }
    >
      <ul className="sr-only">
        {parts.map((part) => (
          <li key={part.label}>
            {`${part.label}: ${describeHours(part)} ${theirs}${local ? `, ${describeHours(part, -local.minutesAhead)} ${ourPlace}` : ''}`}
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="mt-2 grid grid-cols-1 gap-y-1 text-caption text-ink-3 @min-[40rem]:grid-cols-[7rem_minmax(0,1fr)] @min-[40rem]:gap-y-1.5"
      >
        <bdi className="truncate pr-3">{theirs}</bdi>
        <HourAxis />
        <span className="hidden content-center font-semibold text-ink @min-[40rem]:block">Can go live</span>
        <div className="relative h-8 rounded-lg bg-paper-2 forced-colors:border">
          {axisHours.slice(1, -1).map((hour) => (
            <i key={hour} className="absolute inset-y-0 border-line border-l" style={positionStyle(hour)} />
          ))}
          {parts.map((part) => (
            <DayPartBar key={part.label} part={part} />
          ))}
          {now !== null && (
            <i className="absolute -inset-y-1.5 -ml-px border-ink border-l-2" style={positionStyle(now)} />
          )}
        </div>
        {local && (
          <>
            <span className="truncate @max-[40rem]:order-last">{ourPlace}</span>
            <HourAxis minutesAhead={-local.minutesAhead} />
          </>
        )}
      </div>
    </Block>
  );
}

function DayPartBar({ part: { label, from, to } }: { part: DayPart }) {
  return (
    <b
      className="absolute inset-y-0 grid place-items-center overflow-hidden rounded-[7px] border-x border-paper-2 bg-ink-3 text-center text-key leading-4 font-semibold text-white @min-[40rem]:text-caption forced-colors:border"
      style={positionStyle(from, to)}
    >
      {label}
    </b>
  );
}

function HourAxis({ minutesAhead = 0 }: { minutesAhead?: number }) {
  return (
    <div className="relative h-5 text-key text-mute">
      {axisHours.map((hour, index) => {
        const isEnd = index === 0 || index === axisHours.length - 1;
        const shift = isEnd ? (index === 0 ? '' : '-translate-x-full') : '-translate-x-1/2';
        return (
          <span
            key={hour}
            className={`absolute top-0 whitespace-nowrap ${shift} ${index % 2 === 1 && minutesAhead % 60 !== 0 ? '@max-[40rem]:hidden' : ''}`}
            style={{ left: positionStyle(hour).left }}
          >
            {formatHour(hour, minutesAhead)}
          </span>
        );
      })}
    </div>
  );
}
