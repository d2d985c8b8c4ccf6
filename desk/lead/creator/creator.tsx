import { useNow } from '#desk/frame/clock-now.tsx';
import { Block } from '#desk/lead/page/heading-level.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { formatClockTime } from '#desk/time/format-time.ts';
import { zoneCity } from '#desk/time/zone.ts';
import type { Settings } from '#shared/desk/api.ts';
import type { StoredRow } from '#shared/forms/stored-row.ts';
import { AvailabilityBar } from './availability-bar.tsx';
import { describeAgencies, describeRate, equipmentOf, joinLabels, payOptions } from './creator-text.ts';
import { FitList } from './fit-list.tsx';
import { KeyFigures } from './key-figures.tsx';
import { findUnanswered, readSurvey, type Survey } from './survey.ts';
import { parseTimeZone, utcOffsetMinutes } from './time-zone.ts';

type CreatorProps = {
  row: StoredRow;
  firstName: string;
  requirements: Settings['fit'];
  site: { timeZone: string; zoneCity: string };
};

/** Shows a creator's application. @param requirements the fit rules from the settings */
export function Creator({ row, firstName, requirements, site }: CreatorProps) {
  const survey = readSurvey(row);
  const local = findLocalClock(survey, site.timeZone, useNow(60_000));
  const open = findUnanswered(survey);
  return (
    <>
      <KeyFigures survey={survey} local={local} />
      <div className="grid grid-cols-1 gap-x-9 gap-y-5 border-line border-t pt-3 pb-3.5 @min-[44rem]:grid-cols-[29fr_17fr]">
        <FitList survey={survey} asked={requirements} />
        <SellingPreferences survey={survey} />
      </div>
      <AvailabilityBar survey={survey} firstName={firstName} ourPlace={site.zoneCity} local={local} />
      <div className="grid grid-cols-1 gap-x-7 gap-y-4 border-line border-t pt-3 pb-3.5 @min-[28rem]:grid-cols-2 @min-[44rem]:grid-cols-[23fr_17fr_30fr]">
        <SetupFacts survey={survey} />
        <Block isBare title="Pay preference">
          {payOptions(survey.pay).map((way) => (
            <p key={way} className="first-of-type:mt-1.75">
              {way}
            </p>
          ))}
          <p className={survey.rate ? 'font-semibold wrap-anywhere' : 'text-mute'}>
            <bdi>{survey.rate ? describeRate(survey.rate) : 'Rate not answered'}</bdi>
          </p>
        </Block>
        <Experience survey={survey} />
      </div>
      {open.length > 0 && <p className="border-line border-t py-3 text-mute">Skipped: {open.join(', ')}.</p>}
    </>
  );
}

function SellingPreferences({ survey }: { survey: Survey }) {
  return (
    <div className="grid content-start gap-4.5">
      <Block isBare title="Would sell">
        <Chips labels={survey.wouldSell} />
      </Block>
      {survey.wouldNotSell.length > 0 && (
        <Block isBare title="Would not sell">
          <Chips labels={survey.wouldNotSell} ruledOut />
        </Block>
      )}
      {survey.niche && (
        <Block isBare title="Niche expertise">
          <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
            {survey.niche}
          </p>
        </Block>
      )}
    </div>
  );
}

function SetupFacts({ survey }: { survey: Survey }) {
  const { has, lacks } = equipmentOf(survey.equipment);
  const lines: [text: string, isThere: boolean | null][] = [
    ...(has.length > 0 ? [[joinLabels(has), true] as [string, boolean]] : []),
    ...(lacks.length > 0 ? [[joinLabels(lacks), false] as [string, boolean]] : []),
    ...(survey.equipment.length === 0 ? [['Equipment not answered', null] as [string, null]] : []),
    survey.hasSpace === false ? ['Quiet space', false] : ['Quiet space, door closes', survey.hasSpace],
    survey.internet ? [survey.internet, true] : ['Internet speed not answered', null],
    survey.wouldTrain === false ? ['Training', false] : ['Follows our training', survey.wouldTrain],
  ];
  return (
    <Block isBare title="Setup">
      <ul className="mt-1.75">
        {lines.map(([text, isThere]) => (
          <li key={text} className={`flex gap-2.25 py-0.25 wrap-anywhere ${isThere ? '' : 'text-mute'}`}>
            <span className="w-4.5 shrink-0 pt-0.5 text-center">
              {isThere === null && <span aria-hidden="true">–</span>}
              {isThere !== null && <Icon name={isThere ? 'check' : 'close'} className="size-4.5" />}
            </span>
            <span className="min-w-0">
              {isThere === false && <span className="sr-only">Without: </span>}
              <bdi>{text}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Experience({ survey }: { survey: Survey }) {
  return (
    <Block isBare title="Experience">
      <p className="mt-1.75 wrap-anywhere">{describeAgencies(survey)}</p>
      {survey.hasSold === false && <p>No sales experience.</p>}
      {survey.hasSold && !survey.sold && <p>Sales experience, no details given.</p>}
      {survey.sold && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          “{survey.sold}”
        </p>
      )}
      {survey.otherAccounts && (
        <>
          <p className="mt-2 text-mute">Other accounts</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {survey.otherAccounts}
          </p>
        </>
      )}
    </Block>
  );
}

type LocalClock = {
  place: string;
  time: string;
  minutes: number;
  minutesAhead: number;
};

/** @returns the creator's local time; null if the time zone is not recognized */
function findLocalClock(
  survey: Pick<Survey, 'timeZone' | 'place'>,
  ours: string,
  now: number,
): LocalClock | null {
  const zone = survey.timeZone === null ? null : parseTimeZone(survey.timeZone);
  if (zone === null) return null;
  const ahead = utcOffsetMinutes(zone, now);
  const minutes = (((Math.floor(now / 60_000) + ahead) % 1440) + 1440) % 1440;
  const town = survey.place?.split(',')[0]?.trim();
  return {
    place: town && town.length <= 20 ? town : zoneCity(zone),
    time: formatClockTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 }),
    minutes,
    minutesAhead: ahead - utcOffsetMinutes(ours, now),
  };
}

function Chips({ labels, ruledOut = false }: { labels: string[]; ruledOut?: boolean }) {
  const classes = ruledOut ? 'border-field text-mute line-through' : 'border-transparent bg-paper-2';
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label} className={`rounded-full border px-2.75 py-0.75 wrap-anywhere ${classes}`}>
          {label}
        </li>
      ))}
    </ul>
  );
}
