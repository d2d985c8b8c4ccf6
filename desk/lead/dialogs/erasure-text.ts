import type { Erasure } from '#shared/desk/api.ts';

const listFormat = new Intl.ListFormat('en-US', { style: 'long', type: 'unit' });
const formEntryNouns = ['form entry', 'form entries'] as const;

const partNouns = new Map<string, readonly [one: string, many: string] | null>([
  ['lead', null],
  ['newsletter_confirmations', null],
  // Null, because these rows are counted with the emails.
  ['notification', null],
  ['event', ['activity entry', 'activity entries']],
  ['reply', ['reply', 'replies']],
  ['received_mail', ['received email', 'received emails']],
  ['received_file', ['attachment', 'attachments']],
  ['booking', ['booked call', 'booked calls']],
  ['quarantine', ['held entry', 'held entries']],
  ['blocked_sender', ['block in Unsorted', 'blocks in Unsorted']],
  ['suppressed_addresses', ['block on the address', 'blocks on the address']],
  ['mail_links', ['link in an email', 'links in emails']],
  ['job', ['record of an email or notice', 'records of emails and notices']],
  ['mail_files', ['email on the server’s disk', 'emails on the server’s disk']],
]);

/** Counts the form entries: all rows whose table is not in `partNouns`. */
export function countFormEntries(parts: Erasure['parts']): number {
  return parts.filter(({ name }) => !partNouns.has(name)).reduce((sum, { rows }) => sum + rows, 0);
}

/** Lists what is deleted: "3 form entries, 1 activity entry, 2 records of emails and notices". */
export function describeParts(parts: Erasure['parts']): string {
  const counted: [readonly [string, string], number][] = [
    [formEntryNouns, countFormEntries(parts)],
    ...[...partNouns].flatMap(([name, text]): [readonly [string, string], number][] =>
      text ? [[text, parts.find((part) => part.name === name)?.rows ?? 0]] : [],
    ),
  ];
  const there = counted.filter(([, rows]) => rows > 0);
  if (there.length === 0) return 'nothing';
  return listFormat.format(
    there.map(([[one, many], rows]) => `${rows.toLocaleString('en-US')} ${rows === 1 ? one : many}`),
  );
}
