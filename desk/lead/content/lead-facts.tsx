import { useSession } from '#desk/api/session.ts';
import { useMoments } from '#desk/lead/changes/use-lead-time.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { EmailIcon } from '#desk/lead/reply/email-icon.tsx';
import { deliveryStatus } from '#desk/lead/reply/email-text.ts';
import { dollars } from '#desk/parts/text/dollars.ts';
import { timeOfDay } from '#desk/time/moments.ts';
import type { Lead } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { capitalize, textOf } from '#shared/forms/stored-row.ts';
import { type Fact, Facts } from './facts.tsx';
import { sourceText } from './source-text.ts';

const receiptKinds = new Set(['mail.received', 'mail.roi', 'mail.newsletter-confirm']);

type LeadFactsProps = {
  lead: Lead;
  first?: boolean;
  line?: boolean;
};

/** @param first draws a heavy line above @param line draws a thin line above */
export function LeadFacts({ lead, first = false, line = false }: LeadFactsProps) {
  const { show } = useOpenLead();
  const moment = useMoments();
  const { site, people } = useSession();
  const { timeZone } = site;
  const enteredBy = people.find(({ id }) => id === lead.row.member_id);
  const form = formOf(lead.form);
  const receipt = lead.mails.findLast(({ kind }) => receiptKinds.has(kind));
  const delivery = receipt && deliveryStatus(receipt, (at) => moment(at, { seconds: true }));
  const isNewsletter = lead.form === newsletter.table;
  const facts: (Fact | null | undefined | false)[] = [
    ...form.facts.map(({ column, name, words = String }) => {
      const value = textOf(lead.row, column);
      return value !== null && { key: column, name, value: <bdi>{words(value)}</bdi> };
    }),
    isNewsletter && {
      key: 'confirmed',
      name: 'Confirmed',
      value: lead.confirmedAt ? moment(lead.confirmedAt) : 'Not yet',
    },
    {
      key: 'sent',
      name: 'Received',
      value: (
        <time
          dateTime={lead.createdAt}
          title={timeOfDay(Date.parse(lead.createdAt), timeZone, { seconds: true })}
        >
          {moment(lead.createdAt)}
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
          {lead.wonAmount === null ? 'Add deal value' : dollars(lead.wonAmount)}
        </button>
      ),
    },
    delivery && {
      key: 'receipt',
      name: capitalize(form.receipt),
      value: (
        <span className="flex items-start gap-1.5">
          <EmailIcon tone={delivery.tone} className="mt-0.75 size-4" />
          <span className="min-w-0">
            {delivery.tone === 'taken'
              ? `Sent ${moment(receipt.doneAt ?? receipt.at, { seconds: true })}`
              : delivery.words}
          </span>
        </span>
      ),
    },
  ];
  const look = first ? 'border-ink border-t-2 pt-3' : line ? 'border-line border-t pt-3' : 'pt-2';
  return <Facts className={`${look} pb-3.5`} facts={facts.map((fact) => fact || null)} />;
}
