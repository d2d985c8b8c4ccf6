import { useSession } from '#desk/api/session.ts';
import { Section } from '#desk/parts/section.tsx';
import { durationWords } from '#desk/time/durations.ts';
import { dateWords } from '#desk/time/moments.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { axisEnd } from './dot-plot.ts';
import { FiguresTable } from './figures-table.tsx';
import { HoursAxis, PromisePlot } from './promise-plot.tsx';

type Promised = Numbers['promises'][number];

function MailLine({ promise }: { promise: Promised }) {
  const { form, due, inTime, bounced, lateNow, medianSeconds } = promise;
  const late = [bounced > 0 && `${bounced} bounced`, lateNow > 0 && `${lateNow} late now`]
    .filter(Boolean)
    .join(', ');
  return (
    <p className="flex justify-between gap-3 border-t border-line py-2.5">
      <span>
        <b className="font-[650]">{`${formOf(form).name}, ${formOf(form).receipt}`}</b>
        {` ${inTime} of ${due} sent on time${medianSeconds === null ? '' : `, median ${durationWords(medianSeconds)}`}`}
      </span>
      {late && <b className="shrink-0 font-[650] text-tally-text">{late}</b>}
    </p>
  );
}

export function PromisesKept({ numbers }: { numbers: Numbers }) {
  const { site } = useSession();
  const { promises, from, promisesFrom, to } = numbers;
  const isPart = promisesFrom !== from;
  const byPeople = promises.filter(({ hours }) => hours !== null);
  const byMail = promises.filter(({ hours }) => hours === null);
  const end = axisEnd(byPeople);
  return (
    <Section
      title="Reply times"
      aside={
        isPart
          ? `since ${dateWords(Date.parse(promisesFrom), Date.parse(to), site.timeZone)}; a diamond is late`
          : 'each dot is a lead; a diamond is late'
      }
    >
      {byPeople.map((promise) => (
        <PromisePlot key={promise.form} promise={promise} end={end} />
      ))}
      {byPeople.length > 0 && <HoursAxis end={end} />}
      <div className="mt-2">
        {byMail.map((promise) => (
          <MailLine key={promise.form} promise={promise} />
        ))}
      </div>
      <FiguresTable
        caption="Reply times"
        head={['Form', 'Due', 'In time', 'Late', 'Late now', 'Bounced', 'Median']}
        rows={promises.map(({ form, due, inTime, late, lateNow, bounced, medianSeconds }) => [
          formOf(form).name,
          due,
          inTime,
          late,
          lateNow,
          bounced,
          medianSeconds === null ? 'none' : durationWords(medianSeconds),
        ])}
      />
    </Section>
  );
}
