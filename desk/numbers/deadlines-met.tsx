import { useSession } from '#desk/api/session.ts';
import { Section } from '#desk/parts/section.tsx';
import { durationWords } from '#desk/time/durations.ts';
import { dateWords } from '#desk/time/moments.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { DeadlinePlot, HoursAxis } from './deadline-plot.tsx';
import { axisEnd } from './dot-plot.ts';
import { FiguresTable } from './figures-table.tsx';

type DeadlineFigures = Numbers['promises'][number];

function MailLine({ figures }: { figures: DeadlineFigures }) {
  const { form, due, inTime, bounced, lateNow, medianSeconds } = figures;
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

export function DeadlinesMet({ numbers }: { numbers: Numbers }) {
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
      {byPeople.map((figures) => (
        <DeadlinePlot key={figures.form} figures={figures} end={end} />
      ))}
      {byPeople.length > 0 && <HoursAxis end={end} />}
      <div className="mt-2">
        {byMail.map((figures) => (
          <MailLine key={figures.form} figures={figures} />
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
