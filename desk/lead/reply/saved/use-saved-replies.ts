import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { savedRepliesQuery } from '#desk/api/saved-replies.ts';
import { useSession } from '#desk/api/session.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { greetingName } from '#desk/lead/reply/reply-draft.ts';
import { insertText } from '#desk/parts/text/insert-text.ts';
import { fillPlaceholders, type SavedReply } from '#shared/desk/saved-replies.ts';
import { textOf } from '#shared/forms/stored-row.ts';
import { findReplies, findShortcutAt, replacesGreeting, selectEmptyPlaceholder } from './shortcuts.ts';

/**
 * Saved replies for a message field: lists matches for a shortcut such as ";price", and inserts a reply at the caret.
 */
export function useSavedReplies(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const { lead } = useOpenLead();
  const { me, site } = useSession();
  const { data: replies = [], isSuccess } = useQuery(savedRepliesQuery);
  const [caret, setCaret] = useState(0);
  const [index, setIndex] = useState(0);
  const [closedAt, setClosedAt] = useState(-1);
  const shortcut = findShortcutAt(text, caret);
  const matches =
    shortcut && shortcut.from !== closedAt && text.length >= caret
      ? findReplies(replies, shortcut.typed)
      : [];
  const active = matches[Math.min(index, matches.length - 1)];

  function insert(reply: SavedReply, from: number, to: number) {
    const target = field.current;
    if (!target) return;
    const filled = fillPlaceholders(reply.text, {
      'first name': greetingName(lead),
      'my name': me.name,
      company: textOf(lead.row, 'company') ?? textOf(lead.row, 'brand_name'),
      'booking link': site.bookingLink,
    });
    const start = replacesGreeting(target.value.slice(0, from), reply.text) ? 0 : from;
    insertText(target, filled, start, to);
    selectEmptyPlaceholder(target, start);
  }
  function pick(reply: SavedReply) {
    if (shortcut) insert(reply, shortcut.from, shortcut.to);
    setIndex(0);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!active || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setIndex((matches.indexOf(active) + step + matches.length) % matches.length);
    else if (event.key === 'Enter') pick(active);
    else if (event.key === 'Escape') setClosedAt(shortcut?.from ?? -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    replies,
    isLoaded: isSuccess,
    matches,
    active,
    pick,
    insertAtCaret: (reply: SavedReply) => {
      const target = field.current;
      if (target) insert(reply, target.selectionStart, target.selectionEnd);
    },
    fieldProps: {
      onKeyDown: handleKeyDown,
      onSelect: () => {
        const at = field.current?.selectionStart ?? 0;
        if (at !== caret) setIndex(0);
        if (!findShortcutAt(field.current?.value ?? '', at)) setClosedAt(-1);
        setCaret(at);
      },
    },
  };
}
