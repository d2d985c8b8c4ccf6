import { useSession } from '#desk/api/session.ts';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { Content } from '#desk/lead/content/content.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { EmailIcon } from '#desk/lead/reply/email-icon.tsx';
import { deliveryStatus, emailName } from '#desk/lead/reply/email-text.ts';
import { Avatar } from '#desk/parts/avatar.tsx';
import { FormIcon } from '#desk/parts/form-icon.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { memberName } from '#desk/parts/text/people-text.ts';
import { type BookingEvent, bookingEventText } from '#desk/time/booking-text.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Lead } from '#shared/desk/api.ts';
import type { LeadEvent, LeadMail } from '#shared/desk/conversation.ts';
import { formOf } from '#shared/forms/forms.ts';
import { ItemHead } from './item-head.tsx';
import { ReceivedEntry } from './received-entry.tsx';
import type { TimelineItem } from './timeline.ts';

export function TimelineEntry({ item }: { item: TimelineItem }) {
  switch (item.kind) {
    case 'entry':
      return <FormEntry at={item.at} />;
    case 'reply':
      return <ReplyEntry mail={item.mail} />;
    case 'automatic':
      return <ReplyDelivery mail={item.mail} />;
    case 'note':
      return <StaffEntry event={item.event} label="Note" />;
    case 'mark':
      return (
        <StaffEntry event={item.event} label={answerMarkLabels[item.event.kind]} isUndone={item.isUndone} />
      );
    case 'received':
      return <ReceivedEntry mail={item.mail} />;
    case 'booking':
      return <BookingEntry event={item.event} />;
  }
}

const answerMarkLabels = {
  call: 'Call',
  elsewhere: 'Answered outside the desk',
  no_reply: 'No reply needed',
  not_fit: 'Not a fit',
  spam: 'Spam',
};

function FormEntry({ at }: { at: string }) {
  const { lead } = useOpenLead();
  return (
    <article aria-label="Form entry">
      <ItemHead
        icon={<FormIcon form={lead.form} />}
        name={<bdi>{lead.name || 'No name'}</bdi>}
        source={formOf(lead.form).name}
        at={at}
      />
      <div className="mt-2">
        <Content lead={lead} />
      </div>
    </article>
  );
}

function ReplyEntry({ mail }: { mail: LeadMail }) {
  const { lead } = useOpenLead();
  const { people } = useSession();
  return (
    <article aria-label={`Reply: ${mail.subject}`} className="sm:pl-8">
      <ItemHead
        icon={<Avatar person={people.find(({ id }) => id === mail.by) ?? null} />}
        name={<bdi>{memberName(people, mail.by)}</bdi>}
        source={<bdi>{`to ${mail.to ?? (lead.name || 'them')}: ${mail.subject}`}</bdi>}
        at={mail.at}
      />
      <p
        dir="auto"
        className="mt-1.5 max-w-[62ch] rounded-row bg-paper-2 px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere forced-colors:border"
      >
        {mail.body}
      </p>
      <div className="mt-1.5">
        <ReplyDelivery mail={mail} />
      </div>
    </article>
  );
}

function ReplyDelivery({ mail }: { mail: LeadMail }) {
  const { lead, show } = useOpenLead();
  const formatTime = useTimeFormatter();
  const status = deliveryStatus(mail, formatTime);
  const name = emailName(mail, lead);
  const text =
    mail.kind === 'mail.newsletter-confirm' && lead.confirmedAt
      ? `${status.text}, confirmed ${formatTime(lead.confirmedAt)}`
      : status.text;
  return (
    <div className="grid grid-cols-[1.125rem_minmax(0,1fr)_auto] gap-x-2.5 text-caption leading-snug">
      <EmailIcon
        tone={status.tone === 'refused' && !isReplyAwaited(lead) ? 'unsure' : status.tone}
        className="mt-0.25 size-4.5"
      />
      <span className="min-w-0 text-pretty wrap-anywhere">
        {mail.body === null && <bdi className="font-semibold">{name} </bdi>}
        <span className="text-mute">{text}</span>
      </span>
      <button
        type="button"
        onClick={() => show({ mail: mail.id })}
        className="self-start underline decoration-1 underline-offset-3 hover:decoration-2 pointer-coarse:-my-3 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        View<span className="sr-only"> “{name}” as it was sent</span>
      </button>
    </div>
  );
}

function isReplyAwaited({ clock }: Pick<Lead, 'clock'>): boolean {
  return clock.dueAt !== null && clock.answeredAt === null;
}

type StaffEntryProps = {
  event: LeadEvent & { kind: 'note' | 'call' | 'elsewhere' | 'no_reply' | 'not_fit' | 'spam' };
  label: string;
  isUndone?: boolean;
};

function StaffEntry({ event, label, isUndone = false }: StaffEntryProps) {
  const { people } = useSession();
  return (
    <div className="border-field border-l-2 border-dotted pl-3 sm:ml-8">
      <ItemHead
        icon={<Avatar person={people.find(({ id }) => id === event.by) ?? null} size={20} />}
        name={<bdi>{memberName(people, event.by)}</bdi>}
        source={isUndone ? `${label}, undone` : label}
        at={event.at}
      />
      {event.detail.text && (
        <p dir="auto" className={`mt-1 whitespace-pre-wrap wrap-anywhere ${isUndone ? 'line-through' : ''}`}>
          {event.detail.text}
        </p>
      )}
    </div>
  );
}

function BookingEntry({ event }: { event: BookingEvent }) {
  const { timeZone } = useSession().site;
  const formatTime = useTimeFormatter();
  return (
    <div className="flex items-start gap-2.5 text-caption">
      <Icon name={event.kind === 'call_canceled' ? 'alert' : 'phone'} className="size-4.5" />
      <span className="min-w-0 wrap-anywhere">{bookingEventText(event, serverNow(), timeZone)}</span>
      <time dateTime={event.at} className="ml-auto shrink-0 text-mute">
        {formatTime(event.at)}
      </time>
    </div>
  );
}
