import { useSession } from '#desk/api/session.ts';
import { Section } from '#desk/parts/section.tsx';
import { formatElapsed } from '#desk/time/durations.ts';
import { formatDate } from '#desk/time/format-time.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { DeadlinePlot, HoursAxis } from './deadline-plot.tsx';
import { axisEnd } from './dot-plot.ts';
import { emailFailuresText } from './email-failures.ts';
import { FiguresTable } from './figures-table.tsx';

type DeadlineFigures = Numbers['promises'][number];

function EmailFailures({ byMail }: { byMail: DeadlineFigures[] }) {
  const failures = emailFailuresText(byMail);
  if (failures === '') return null;
  return (
    <p className="mt-2 flex justify-between gap-3 border-t border-line py-2.5">
      <b className="font-[650]">Automatic emails</b>
      <b className="text-right font-[650] text-tally-text">{failures}</b>
    </p>
  );
}

export function ReplyTimes({ numbers }: { numbers: Numbers }) {
  const { site } = useSession();
  const { promises, from, promisesFrom, to } = numbers;
  const isPart = promisesFrom !== from;
  const byPeople = promises.filter(({ hours, due, answers }) => hours !== null && due + answers.length > 0);
  const byMail = promises.filter(({ hours }) => hours === null);
  const end = axisEnd(byPeople);
  return (
    <Section
      title="Reply times"
      aside={
        isPart
          ? `since ${formatDate(Date.parse(promisesFrom), Date.parse(to), site.timeZone)}; a diamond is late`
          : 'each dot is a lead; a diamond is late'
      }
    >
      {byPeople.map((figures) => (
        <DeadlinePlot key={figures.form} figures={figures} end={end} />
      ))}
      {byPeople.length > 0 && <HoursAxis end={end} />}
      {byPeople.length === 0 && <p>No reply was due in this period.</p>}
      <EmailFailures byMail={byMail} />
      <FiguresTable
        caption="Reply times"
        head={['Form', 'Due', 'On time', 'Late', 'Late now', 'Bounced', 'Median']}
        rows={promises.map(({ form, due, inTime, late, lateNow, bounced, medianSeconds }) => [
          formOf(form).name,
          due,
          inTime,
          late,
          lateNow,
          bounced,
          medianSeconds === null ? 'none' : formatElapsed(medianSeconds),
        ])}
      />
    </Section>
  );
}
