import { TextField } from '#desk/parts/field.tsx';
import { FormIcon } from '#desk/parts/form-icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { Section } from '#desk/parts/section.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import type { Settings } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import type { Draft, Problems } from './settings-draft.ts';

type DeadlinesProps = {
  promises: Settings['promises'];
  draft: Draft;
  problems: Problems;
  onChange: (part: Partial<Draft>) => void;
};

/** Sorts all kinds of leads, the site's forms first. */
function sortDeadlines(promises: Settings['promises']): Settings['promises'] {
  const rank = ({ form }: Settings['promises'][number]) => Number(formOf(form).origin !== 'site');
  return promises.toSorted((a, b) => rank(a) - rank(b));
}

export function Deadlines({ promises, draft, problems, onChange }: DeadlinesProps) {
  return (
    <Section title="Reply deadlines" aside="Nights and weekends count">
      <p className="mb-1">
        These set the deadlines here. Also change the times named on your site: search its{' '}
        <Link href="/words" className="underline">
          content
        </Link>{' '}
        for “hours”.
      </p>
      <ul>
        {sortDeadlines(promises).map(({ form, byMail }) => (
          <li
            key={form}
            className="grid grid-cols-[minmax(0,1fr)_10.5rem] items-start sm:grid-cols-[13rem_10.5rem] gap-x-4 border-line border-t py-2 first:border-t-0"
          >
            <span className="flex min-h-10 items-center gap-2.5 font-semibold">
              <FormIcon form={form} />
              <span>
                {formOf(form).name}
                {formOf(form).origin === 'scheduler' && draft.isBookingAnswer && (
                  <span className="block text-caption font-normal text-mute">after it is canceled</span>
                )}
              </span>
            </span>
            {byMail ? (
              <span className="flex min-h-10 items-center text-mute">Sent automatically</span>
            ) : (
              <TextField
                hiddenLabel
                label={`${formOf(form).name}, hours to reply`}
                name={`hours-${form}`}
                inputMode="decimal"
                autoComplete="off"
                placeholder="No deadline"
                unit={draft.hours[form]?.trim() ? 'hours' : undefined}
                value={draft.hours[form] ?? ''}
                error={problems[`hours-${form}`]}
                onChange={(event) => onChange({ hours: { ...draft.hours, [form]: event.target.value } })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="border-line border-t pt-2">
        <Switch
          label="A booked call counts as a reply"
          hint="The deadline stops. It starts again if the call is canceled."
          isOn={draft.isBookingAnswer}
          onChange={(isBookingAnswer) => onChange({ isBookingAnswer })}
        />
      </div>
    </Section>
  );
}
