import { useSession } from '#desk/api/session.ts';
import { useTimeFormat } from '#desk/lead/changes/use-lead-time.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button, ButtonLink } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { doerOf } from '#desk/parts/text/people-text.ts';

/** Offers to close a lead whose sender already got an answer to the same form. */
export function AnsweredDuplicate() {
  const { lead, changes } = useOpenLead();
  const { people, me } = useSession();
  const moment = useTimeFormat();
  const twin = lead.related.find(({ form, answeredAt }) => form === lead.form && answeredAt !== null);
  if (!lead.isOpen || !twin || twin.answeredAt === null) return null;
  const who = twin.answeredBy === null ? 'Someone' : doerOf(people, twin.answeredBy, me.id);
  return (
    <Notice
      tone="plain"
      title={`Also wrote ${moment(twin.createdAt)}.`}
      actions={
        <>
          <ButtonLink size="bar" tone="line" href={`/leads/${twin.ref}`}>
            Open {twin.ref}
          </ButtonLink>
          <Button size="bar" tone="line" onClick={() => changes.setStatus('lost')}>
            Close this one
          </Button>
        </>
      }
    >
      {`${who} answered ${moment(twin.answeredAt)}.`}
    </Notice>
  );
}
