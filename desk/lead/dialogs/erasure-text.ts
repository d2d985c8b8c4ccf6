import type { Erasure } from '#shared/desk/api.ts';

const and = new Intl.ListFormat('en-US', { style: 'long', type: 'unit' });
const entries = ['form entry', 'form entries'] as const;

const things = new Map<string, readonly [one: string, many: string] | null>([
  ['lead', null],
  ['newsletter_confirmations', null],
  // Counted with the emails.
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

/** Counts form rows: all parts without a name in `things`. */
export function formEntries(parts: Erasure['parts']): number {
  return parts.filter(({ name }) => !things.has(name)).reduce((sum, { rows }) => sum + rows, 0);
}

/** "3 form entries, 1 activity entry, 2 records of emails and notices". */
export function partsInWords(parts: Erasure['parts']): string {
  const counted: [readonly [string, string], number][] = [
    [entries, formEntries(parts)],
    ...[...things].flatMap(([name, text]): [readonly [string, string], number][] =>
      text ? [[text, parts.find((part) => part.name === name)?.rows ?? 0]] : [],
    ),
  ];
  const there = counted.filter(([, rows]) => rows > 0);
  if (there.length === 0) return 'nothing';
  return and.format(
    there.map(([[one, many], rows]) => `${rows.toLocaleString('en-US')} ${rows === 1 ? one : many}`),
  );
}
