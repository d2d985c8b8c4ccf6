import { useSession } from '#desk/api/session.ts';
import { type FormKind, formKind, formName } from '#desk/parts/form-sign.tsx';
import { Section } from '#desk/parts/section.tsx';
import type { Settings } from '#shared/desk/api.ts';

type Promised = Settings['promises'][number];

const names: Partial<Record<FormKind, string>> = { creator: 'Creator survey', roi: 'ROI calculation' };
const deeds: Partial<Record<FormKind, string>> = {
  message: 'answer',
  creator: 'reply to a good fit',
  roi: 'breakdown by mail',
  newsletter: 'mail to confirm',
};

function wordsOf({ form, hours, byMail }: Promised): { what: string; when: string } {
  if (byMail) return { what: deeds[formKind(form)] ?? 'mail', when: 'at once' };
  if (hours === null) return { what: 'nothing yet', when: 'none' };
  return { what: deeds[formKind(form)] ?? 'answer', when: `${hours} h` };
}

/** What the site promises to whoever sends a form. */
export function PromiseTable() {
  const { settings } = useSession();
  return (
    <Section title="What the site promises">
      <ul>
        {settings.promises.map((promise) => {
          const { what, when } = wordsOf(promise);
          return (
            <li
              key={promise.form}
              className="grid min-h-10 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1 first:border-t-0 sm:grid-cols-[8.75rem_minmax(0,1fr)_auto]"
            >
              <span className="font-semibold">{names[formKind(promise.form)] ?? formName(promise.form)}</span>
              <span className="text-ink-3">{what}</span>
              <span className="text-right font-semibold">{when}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
