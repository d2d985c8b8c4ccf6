import { useSession } from '#desk/api/session.ts';
import { dollars } from '#desk/parts/dollars.ts';
import { timeOfDay } from '#desk/time/moments.ts';
import type { Lead } from '#shared/desk/api.ts';
import { columnLabel } from './column-label.ts';
import { type Fact, Facts } from './facts.tsx';
import { inquiryWords, roleWords } from './form-words.ts';
import { MailSign } from './mail-sign.tsx';
import { mailFate } from './mail-words.ts';
import { useOpenLead } from './open-lead.tsx';
import { sourceWords } from './source-words.ts';
import { textOf } from './stored-row.ts';
import { useMoments } from './use-lead-time.ts';

const receipts = new Set(['mail.received', 'mail.roi', 'mail.newsletter-confirm']);

type LeadFactsProps = {
  lead: Lead;
  /** Nothing stands above them. */
  first?: boolean;
  /** A thin line parts them from what stands above. */
  line?: boolean;
};

/** Short facts: when and from where it came, what it is about, what became of the first mail. */
export function LeadFacts({ lead, first = false, line = false }: LeadFactsProps) {
  const { show } = useOpenLead();
  const moment = useMoments();
  const { timeZone } = useSession().site;
  const { row, form } = lead;
  const receipt = lead.mails.findLast(({ kind }) => receipts.has(kind));
  const fate = receipt && mailFate(receipt, (at) => moment(at, { seconds: true }));
  const inquiry = textOf(row, 'inquiry_type');
  const role = form === 'early_access_signups' ? textOf(row, 'role') : null;
  const feature = textOf(row, 'interested_feature');
  const placement = form === 'newsletter_subscribers' ? textOf(row, 'source') : null;
  const facts: (Fact | null | '' | undefined | false)[] = [
    role && { key: 'role', name: 'Role', value: roleWords(role) },
    feature && { key: 'feature', name: 'Wants', value: feature },
    placement && { key: 'placement', name: 'Placement', value: <bdi>{placementWords(placement)}</bdi> },
    form === 'newsletter_subscribers' && {
      key: 'confirmed',
      name: 'Confirmed',
      value: lead.confirmedAt ? moment(lead.confirmedAt) : 'Not yet',
    },
    {
      key: 'sent',
      name: 'Sent',
      value: (
        <time
          dateTime={lead.createdAt}
          title={timeOfDay(Date.parse(lead.createdAt), timeZone, { seconds: true })}
        >
          {`${moment(lead.createdAt)}${inquiry ? `, ${inquiryWords(inquiry)}` : ''}`}
        </time>
      ),
    },
    { key: 'source', name: 'Came from', value: <bdi>{sourceWords(lead)}</bdi> },
    lead.status === 'won' && {
      key: 'worth',
      name: 'Worth',
      value: (
        <button
          type="button"
          onClick={() => show('amount')}
          className="underline underline-offset-3 hover:no-underline pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
        >
          {lead.wonAmount === null ? 'Say what it is worth' : dollars(lead.wonAmount)}
        </button>
      ),
    },
    fate && {
      key: 'receipt',
      name:
        form === 'newsletter_subscribers'
          ? 'Mail'
          : form === 'roi_calculator_submissions'
            ? 'Breakdown'
            : 'Receipt',
      value: (
        <span className="flex items-start gap-1.5">
          <MailSign tone={fate.tone} className="mt-0.75 size-4" />
          <span className="min-w-0">
            {fate.tone === 'taken'
              ? `Taken ${moment(receipt.doneAt ?? receipt.at, { seconds: true })}`
              : fate.words}
          </span>
        </span>
      ),
    },
  ];
  const look = first ? 'border-ink border-t-2 pt-3' : line ? 'border-line border-t pt-3' : 'pt-2';
  return <Facts className={`${look} pb-3.5`} facts={facts.map((fact) => fact || null)} />;
}

function placementWords(source: string): string {
  return source === 'footer' ? 'The footer' : columnLabel(source.replaceAll('-', '_'));
}
