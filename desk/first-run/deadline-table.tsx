import { useSettings } from '#desk/api/session.ts';
import { Section } from '#desk/parts/section.tsx';
import type { Settings } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';

type Deadline = Settings['promises'][number];

function textsOf({ form, hours, byMail }: Deadline): { what: string; when: string } {
  const { audience, receipt } = formOf(form);
  if (byMail) return { what: `${receipt} by email`, when: 'at once' };
  if (hours === null) return { what: 'no promise', when: '-' };
  return { what: audience === 'creator' ? 'reply to a good fit' : 'reply', when: `${hours} h` };
}

const isPromised = ({ form }: Deadline) => formOf(form).origin === 'site';

export function DeadlineTable() {
  const settings = useSettings();
  return (
    <Section title="Reply times promised on your site">
      <ul>
        {settings.promises.filter(isPromised).map((deadline) => {
          const { what, when } = textsOf(deadline);
          return (
            <li
              key={deadline.form}
              className="grid min-h-10 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1 first:border-t-0 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
            >
              <span className="font-semibold">{formOf(deadline.form).name}</span>
              <span className="text-ink-3">{what}</span>
              <span className="text-right font-semibold">{when}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
