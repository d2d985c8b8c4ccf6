import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { RequestError, request } from '#desk/api/client.ts';
import { refreshLead } from '#desk/api/lead.ts';
import { useSession } from '#desk/api/session.ts';
import { EmailOffWarning, useIsEmailOff } from '#desk/frame/email-off-warning.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { phoneScreen, useMedia } from '#desk/frame/use-media.ts';
import { insertBufferedTyping } from '#desk/lead/changes/typing-buffer.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { mailLink } from '#desk/lead/page/safe-links.ts';
import { Button, ButtonLink } from '#desk/parts/button.tsx';
import { SelectField, TextArea, TextField } from '#desk/parts/field.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { formatShortDateTime, formatTimeOfDay } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { NewReply } from '#shared/desk/api.ts';
import type { Draft } from './drafts.ts';
import { meanwhileText } from './meanwhile-text.ts';
import { useMyDrafts } from './my-drafts.ts';
import { replyAddresses } from './reply-addresses.ts';
import { initialCaret, replyDraft } from './reply-draft.ts';
import { SavedReplyButton } from './saved/saved-reply-button.tsx';
import { optionId, ShortcutList } from './saved/shortcut-list.tsx';
import { describeEmptyPlaceholders, selectEmptyPlaceholder } from './saved/shortcuts.ts';
import { useSavedReplies } from './saved/use-saved-replies.ts';
import { watchReply } from './watch-reply.ts';

type ReplyDraft = Required<Omit<Draft, 'isSent'>> & { isSent?: boolean };

const suppressionTexts = {
  left: 'They unsubscribed from the newsletter. A personal reply is still sent.',
  refused: 'This address bounced before. Sending will try it again.',
  complained: 'They marked an email as spam. Automatic emails stopped. A personal reply is still sent.',
};

// Leaves room for the other parts of the dock (reply-dock.tsx).
const maxHeightInDock = 'max(7.5rem, 52dvh - 18.5rem)';

// Stays visible while the form scrolls, except on very low screens, which need the space for the message.
const footerClass = 'grid gap-2.5 bg-white sm:[@media(min-height:30rem)]:sticky sm:bottom-0 sm:z-10 sm:py-2';

/** The reply form. The draft keeps its id until it is sent, so that a retry does not send the reply twice. */
export function Composer({ onClose }: { onClose: () => void }) {
  const { lead, changes, show } = useOpenLead();
  const { draft, addresses, prefilledText, isStored, type, markSent, drop } = useReplyDraft();
  const isEmailOff = useIsEmailOff();
  const isPhone = useMedia(phoneScreen);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [missing, setMissing] = useState<'subject' | 'text' | null>(null);
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const saved = useSavedReplies(body, draft.text);
  const savedList = useId();
  const empty = describeEmptyPlaceholders(draft.text);
  const send = useSendReply({
    onSend: markSent,
    onSent: discardAndClose,
    onRefused: () => type({}),
    onOtherReply: () => type({ id: crypto.randomUUID() }),
  });
  const { to } = draft;
  const isOwnAddress = to === (lead.correctedEmail ?? lead.email);
  const mail = mailLink(to, { subject: draft.subject, body: draft.text });
  const isUnconfirmed = draft.isSent === true && !send.isPending;
  const emailAppLink = mail && (
    <ButtonLink
      {...(isEmailOff ? { tone: 'primary' } : { tone: 'quiet', size: 'bar' })}
      href={mail}
      onClick={() => setIsElsewhere(true)}
    >
      Open in your email app
    </ButtonLink>
  );

  useLayoutEffect(() => {
    const field = body.current;
    if (!field) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'nearest' });
    const at = initialCaret(field.value);
    field.setSelectionRange(at, at);
    // Runs after React has committed the field, but before the next key event.
    queueMicrotask(insertBufferedTyping);
  }, []);

  function discardAndClose() {
    drop();
    onClose();
  }
  function submit() {
    if (send.isPending || isEmailOff) return;
    const isEmptyText = ['', prefilledText.trim()].includes(draft.text.trim());
    const wrong = draft.subject.trim() === '' ? 'subject' : isEmptyText ? 'text' : null;
    setMissing(wrong);
    if (wrong) (wrong === 'subject' ? subject : body).current?.focus();
    else if (!(empty && body.current && selectEmptyPlaceholder(body.current))) send.mutate(draft);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its fields
    <div onKeyDown={handleKeyDown} className="grid gap-2.5">
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 wrap-anywhere sm:pr-10">
        <span aria-hidden={addresses.length > 1} className="text-mute">
          To
        </span>
        {addresses.length > 1 ? (
          <SelectField
            label="To"
            hiddenLabel
            className="flex-1"
            disabled={isUnconfirmed || send.isPending}
            value={to}
            onChange={(event) => type({ to: event.target.value })}
          >
            {addresses.map((address) => (
              <option key={address}>{address}</option>
            ))}
          </SelectField>
        ) : (
          <bdi className="min-w-0">{to || 'No email address. Add one under More, or call.'}</bdi>
        )}
        {lead.correctedEmail && isOwnAddress && <span className="text-mute">corrected here</span>}
      </div>
      {isEmailOff && <EmailOffWarning place="reply" title="Email is off. This reply will not be sent." />}
      {lead.suppressed && isOwnAddress && (
        <Notice
          title="Check the address."
          actions={
            <Button size="bar" onClick={() => show('address')}>
              Fix email address
            </Button>
          }
        >
          {suppressionTexts[lead.suppressed]}
        </Notice>
      )}
      <TextField
        ref={subject}
        label="Subject"
        maxLength={200}
        readOnly={isUnconfirmed || send.isPending}
        value={draft.subject}
        onChange={(event) => type({ subject: event.target.value })}
        {...(missing === 'subject' && { error: 'Add a subject.' })}
      />
      <TextArea
        ref={body}
        label="Message"
        dir="auto"
        style={{ minHeight: '7.5rem', ...(!isPhone && { maxHeight: maxHeightInDock }) }}
        maxLength={20_000}
        readOnly={isUnconfirmed || send.isPending}
        value={draft.text}
        onChange={(event) => type({ text: event.target.value })}
        {...(missing === 'text' ? { error: 'Write a message first.' } : empty && { error: empty })}
        {...saved.fieldProps}
        {...(saved.active && {
          'aria-autocomplete': 'list' as const,
          'aria-controls': savedList,
          'aria-activedescendant': optionId(savedList, saved.active),
        })}
      />
      <div className={footerClass}>
        <ShortcutList id={savedList} matches={saved.matches} active={saved.active} onPick={saved.pick} />
        {isUnconfirmed && (
          <Notice role="alert" title="We couldn’t confirm it was sent.">
            {`${send.error ? `${send.error.message} ` : ''}Your draft is kept here. Send it again: it will only go out once.`}
          </Notice>
        )}
        {!isUnconfirmed && send.error && (
          <Notice role="alert" title="Not sent.">
            {send.error.message}{' '}
            {isReplyIdTaken(send.error)
              ? 'Your draft is kept here. Send it as another reply, or discard it.'
              : 'Your draft is kept here.'}
          </Notice>
        )}
        <AnsweredMeanwhile lastSeenEventId={draft.seen} />
        <div className={`flex flex-wrap items-center gap-2 ${saved.active ? 'sm:hidden' : ''}`}>
          <Button
            tone={isEmailOff ? 'line' : 'primary'}
            hint="Ctrl ↵"
            busy={send.isPending}
            disabled={to === '' || isEmailOff}
            onClick={submit}
          >
            {isUnconfirmed ? 'Send again' : 'Send'}
          </Button>
          {saved.isLoaded && (
            <SavedReplyButton
              replies={saved.replies}
              disabled={isUnconfirmed || send.isPending}
              onPick={saved.insertAtCaret}
            />
          )}
          {isEmailOff && emailAppLink}
          {isElsewhere && (
            <Button
              tone="outline"
              busy={changes.isStopping}
              onClick={() =>
                changes.stop({ id: crypto.randomUUID(), kind: 'elsewhere' }, { onSuccess: discardAndClose })
              }
            >
              Mark as answered
            </Button>
          )}
        </div>
      </div>
      <div className="flex items-center justify-between gap-3 text-caption text-mute">
        <p>{isStored && 'Draft saved in this tab.'}</p>
        <span className="flex shrink-0 whitespace-nowrap">
          {!isEmailOff && emailAppLink}
          {!isUnconfirmed && (
            <Button tone="quiet" size="bar" onClick={discardAndClose}>
              Discard
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

function useReplyDraft() {
  const { lead } = useOpenLead();
  const { me, site } = useSession();
  const drafts = useMyDrafts();
  const [prefilled] = useState(() =>
    replyDraft(lead, { brand: site.brand, myName: me.name, signature: me.signature }),
  );
  const [edited, setDraft] = useState<ReplyDraft>(() => {
    const stored = drafts.read('reply', lead.ref);
    return { id: crypto.randomUUID(), seen: lead.events.at(-1)?.id ?? '', to: '', ...prefilled, ...stored };
  });
  const addresses = replyAddresses(lead);
  // Until the member chooses an address, the reply goes to the address of the latest email.
  const draft = addresses.all.includes(edited.to) ? edited : { ...edited, to: addresses.latest };
  const [isStored, setStored] = useState(() => drafts.read('reply', lead.ref) !== null);
  function save(next: ReplyDraft) {
    setDraft(next);
    setStored(true);
    drafts.write('reply', lead.ref, next);
  }
  return {
    draft,
    addresses: addresses.all,
    prefilledText: prefilled.text,
    isStored,
    type: ({ isSent: _, ...change }: Partial<ReplyDraft>) => save({ ...edited, ...change, isSent: false }),
    markSent: () => save({ ...draft, isSent: true }),
    drop: () => drafts.drop('reply', lead.ref),
  };
}

type SendHandlers = {
  onSend: () => void;
  onSent: () => void;
  onRefused: () => void;
  onOtherReply: () => void;
};

const isReplyIdTaken = (error: Error) =>
  error instanceof RequestError && ['other_words', 'taken'].includes(error.refusal.code);

function useSendReply({ onSend, onSent, onRefused, onOtherReply }: SendHandlers) {
  const { lead } = useOpenLead();
  const { site } = useSession();
  const client = useQueryClient();
  const { showToast } = useToasts();
  return useMutation({
    mutationFn: ({ id, subject, text, to }: ReplyDraft) =>
      sendReply(lead.ref, { id, subject: subject.trim(), body: text, to }),
    onMutate: onSend,
    onError: (error, { isSent }) => {
      if (!(error instanceof RequestError) || error.isTransient) return;
      if (isReplyIdTaken(error)) {
        onOtherReply();
        void refreshLead(client, lead.ref);
        return;
      }
      // With 400, the server rejected the content. After any other error, an earlier attempt may have sent the reply.
      if (!isSent || error.status === 400) onRefused();
    },
    onSuccess: () => {
      const before = new Set(lead.mails.map(({ id }) => id));
      const formatTime = (at: string) => formatTimeOfDay(Date.parse(at), site.timeZone);
      onSent();
      void refreshLead(client, lead.ref);
      void watchReply(client, { ref: lead.ref, before, timeOf: formatTime }, showToast);
    },
  });
}

/**
 * Warns that a colleague has answered in the meantime.
 * @param lastSeenEventId the last event at the time when the draft was started
 */
function AnsweredMeanwhile({ lastSeenEventId }: { lastSeenEventId: string }) {
  const { lead } = useOpenLead();
  const { people, me, site } = useSession();
  const formatTime = (at: string) => formatShortDateTime(Date.parse(at), serverNow(), site.timeZone);
  const text = meanwhileText(lead.events, { seen: lastSeenEventId, people, me: me.id, formatTime });
  return (
    <div role="status" className="contents">
      {text && (
        <Notice tone="plain" title={text}>
          You can still send yours.
        </Notice>
      )}
    </div>
  );
}

/** Idempotent: a retry sends the same reply id. */
function sendReply(ref: string, reply: NewReply): Promise<unknown> {
  return request(`leads/${encodeURIComponent(ref)}/replies`, { method: 'POST', body: reply });
}
