import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveEmailToUnsorted } from '#desk/api/received.ts';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { initialsOf } from '#desk/parts/text/initials.ts';
import type { ReceivedMail } from '#shared/desk/conversation.ts';
import { ItemHead } from './item-head.tsx';
import { ReceivedBody } from './received-body.tsx';

export function ReceivedEntry({ mail }: { mail: ReceivedMail }) {
  const name = <bdi>{mail.from.name || mail.from.address || 'Unknown sender'}</bdi>;
  switch (mail.kind) {
    case 'answer':
    case 'colleague':
      return (
        <article aria-label={`Email from ${mail.from.name || mail.from.address}`}>
          <ItemHead
            icon={<Initials name={mail.from.name || mail.from.address} />}
            name={name}
            source={mail.kind === 'colleague' ? 'email from a team address, outside the desk' : 'email'}
            at={mail.at}
          />
          <ReceivedBody mail={mail} />
          {mail.kind === 'colleague' && (
            <p className="mt-1.5 text-caption text-mute wrap-anywhere">
              Sent from <bdi>{mail.from.address}</bdi>. The sender is not verified.
            </p>
          )}
          {mail.isOtherAddress && mail.kind === 'answer' && <OtherAddressNote mail={mail} />}
        </article>
      );
    default:
      return <CollapsedEmail mail={mail} />;
  }
}

const collapsedTexts = {
  automatic: 'Automatic email',
  bounce: 'Email came back as undeliverable',
  complaint: 'They marked our email as spam. No more automatic emails.',
};

function CollapsedEmail({ mail }: { mail: ReceivedMail }) {
  const isTrouble = mail.kind !== 'automatic';
  const name =
    mail.kind in collapsedTexts ? collapsedTexts[mail.kind as keyof typeof collapsedTexts] : 'Email';
  return (
    <details className={isTrouble ? 'rounded-row bg-amber-wash px-2.5 py-2 forced-colors:border' : ''}>
      <summary className="cursor-pointer text-caption marker:content-none">
        <ItemHead
          icon={<Icon name={isTrouble ? 'alert' : 'mail'} className="size-4.5" />}
          name={name}
          source={<bdi>{mail.subject}</bdi>}
          at={mail.at}
        />
      </summary>
      <ReceivedBody mail={mail} />
    </details>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 shrink-0 place-items-center rounded-full border border-line-2 text-key font-semibold"
    >
      {initialsOf(name) || '?'}
    </span>
  );
}

function OtherAddressNote({ mail }: { mail: ReceivedMail }) {
  const { lead } = useOpenLead();
  const { people } = useSession();
  const client = useQueryClient();
  const { showToast } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => moveEmailToUnsorted(mail.id),
    onSuccess: () => showToast({ title: 'Moved to Unsorted.' }),
    onError: (error) => showToast({ title: 'Not moved.', detail: error.message, isWarning: true }),
    onSettled: () => {
      for (const key of ['lead', 'leads', 'overview', 'received'])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
  const sorter = lead.events.find(
    (event) => event.kind === 'sorted' && event.detail.mail === mail.id && event.detail.isHere,
  );
  const by = people.find(({ id }) => id === sorter?.by)?.name;
  const how =
    mail.matchedBy === 'hand' ? `added by ${by ?? 'a former member'}` : 'matched by the email thread';
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-caption text-mute">
      <span className="wrap-anywhere">
        Sent from <bdi>{mail.from.address}</bdi>, {how}.
      </span>
      <button
        type="button"
        disabled={isPending}
        onClick={() => mutate()}
        className="underline decoration-1 underline-offset-3 hover:decoration-2 pointer-coarse:min-h-11"
      >
        Not this person
      </button>
    </p>
  );
}
