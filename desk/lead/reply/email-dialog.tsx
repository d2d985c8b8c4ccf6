import { useQuery } from '@tanstack/react-query';
import { emailQuery } from '#desk/api/lead.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { Facts } from '#desk/lead/content/facts.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { deliveryStatus, emailName } from './email-text.ts';

export function EmailDialog({ id }: { id: string }) {
  const { lead, show } = useOpenLead();
  const formatTime = useTimeFormatter();
  const query = useQuery(emailQuery(lead.ref, id));
  const { data: sent } = query;
  const failure = useFailure(query);
  const mail = lead.mails.find((one) => one.id === id);
  const status = mail && deliveryStatus(mail, (at) => formatTime(at, { seconds: true }), true);
  const name = mail ? emailName(mail, lead) : (sent?.subject ?? 'Email');
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && show(null)}
      title={<bdi>{name}</bdi>}
      {...(status && { lead: status.text })}
    >
      {sent ? (
        <div className="@container">
          <Facts
            className="border-line border-t pt-3 pb-3"
            facts={[
              { key: 'from', name: 'From', value: <bdi>{sent.from}</bdi> },
              { key: 'to', name: 'To', value: <bdi>{sent.to}</bdi> },
              sent.subject !== name && {
                key: 'subject',
                name: 'Subject',
                value: <bdi>{sent.subject}</bdi>,
              },
            ]}
          />
          <p
            dir="auto"
            className="max-w-[62ch] border-line border-t pt-3 text-letter whitespace-pre-wrap wrap-anywhere"
          >
            {sent.text}
          </p>
        </div>
      ) : failure ? (
        <LoadFailure title="The email did not load" failure={failure} />
      ) : (
        <LoadingBars label="The email" columns="1fr" bars={[['70%', '90%']]} rows={3} />
      )}
    </Dialog>
  );
}
