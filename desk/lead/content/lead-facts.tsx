import type { ReactNode } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { formatDollars } from '#desk/parts/text/dollars.ts';
import { formatTimeOfDay } from '#desk/time/format-time.ts';
import { formOf } from '#shared/forms/forms.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { textOf } from '#shared/forms/stored-row.ts';
import { type Fact, Facts } from './facts.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { sourceText } from './source-text.ts';

export function LeadFacts() {
  const { lead, show } = useOpenLead();
  const formatTime = useTimeFormatter();
  const { site, people } = useSession();
  const { timeZone } = site;
  const enteredBy = people.find(({ id }) => id === lead.row.member_id);
  const form = formOf(lead.form);
  const isNewsletter = lead.form === newsletter.table;
  const facts: (Fact | null | undefined | false)[] = [
    ...form.facts.map(({ column, name, texts = String }) => {
      const value = textOf(lead.row, column);
      return value !== null && { key: column, name, value: renderFact(column, texts(value)) };
    }),
    isNewsletter && {
      key: 'confirmed',
      name: 'Confirmed',
      value: lead.confirmedAt ? formatTime(lead.confirmedAt) : 'Not yet',
    },
    {
      key: 'sent',
      name: 'Received',
      value: (
        <time
          dateTime={lead.createdAt}
          title={formatTimeOfDay(Date.parse(lead.createdAt), timeZone, { seconds: true })}
        >
          {formatTime(lead.createdAt)}
        </time>
      ),
    },
    (lead.visit || !isNewsletter) && {
      key: 'came-from',
      name: 'Source',
      value: <bdi>{sourceText(lead)}</bdi>,
    },
    enteredBy && { key: 'entered-by', name: 'Entered by', value: <bdi>{enteredBy.name}</bdi> },
    lead.status === 'won' && {
      key: 'worth',
      name: 'Deal value',
      value: (
        <button
          type="button"
          onClick={() => show('amount')}
          className="underline underline-offset-3 hover:no-underline pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
        >
          {lead.wonAmount === null ? 'Add deal value' : formatDollars(lead.wonAmount)}
        </button>
      ),
    },
  ];
  return <Facts className="border-line border-t pt-3 pb-3.5" facts={facts.map((fact) => fact || null)} />;
}

function renderFact(column: string, text: string): ReactNode {
  return column === 'phone_number' ? <PhoneNumber typed={text} /> : <bdi>{text}</bdi>;
}
