import { escapeHtml } from '#server/outbound/mail/to-html.ts';
import { columnLabel } from '#shared/forms/column-label.ts';
import { inWords } from '#shared/forms/stored-row.ts';
import { site } from '#site.config';
import type { ArchivedLead, PersonArchive } from './access-archive.ts';

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #15121a; background: #fff; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.75rem; } h2 { margin-top: 2.5rem; border-top: 2px solid; padding-top: .75rem; } h3 { margin-top: 1.5rem; }
  dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: .25rem 1rem; }
  dt { color: #5d5866; } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  li { margin: .75rem 0; } ol, ul { padding-left: 1.25rem; } .text { white-space: pre-wrap; overflow-wrap: anywhere; }
  time, .aside { color: #5d5866; } summary { cursor: pointer; font-weight: 600; margin-top: .75rem; }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } }
`;

const kinds: Record<string, string> = {
  arrived: 'Received',
  status: 'Status changed',
  assign: 'Assigned',
  note: 'Note',
  call: 'Call',
  elsewhere: 'Answered outside the desk',
  not_fit: 'Marked “Not a fit”',
  spam: 'Marked as spam',
  reply: 'Reply written',
  mail: 'Email',
  email: 'Address corrected',
  amount: 'Deal value changed',
  booked: 'Call booked',
  call_moved: 'Call moved',
  call_canceled: 'Call canceled',
  undo: 'Change undone',
};

const stopReasons: Record<string, string> = {
  left: 'The person unsubscribed',
  refused: 'Their mail server refused our email',
  complained: 'The person marked our email as spam',
};

const text = (value: unknown) => escapeHtml(String(value ?? ''));

const moments = new Intl.DateTimeFormat('en-US', {
  timeZone: site.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

function moment(at: unknown): string {
  const date = new Date(String(at));
  return Number.isNaN(+date) ? text(at) : moments.format(date);
}

const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(value);

/** Renders the archive as a page without scripts or requests. */
export function accessPage(archive: PersonArchive): string {
  const { person, createdAt, leads, consent, records } = archive;
  const stored = records.filter(({ rows }) => rows.length > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Data about ${text(person)}</title>
<style>${styles}</style>
</head>
<body>
<h1>Data about ${text(person)}</h1>
<p>Everything that ${text(site.brand)} stores about this person, as of ${moment(createdAt)} (${text(site.timeZone)}). The same data for programs is in personal-data.json, files that were sent by email are in the folder attachments.</p>
${leads.map(leadSection).join('\n')}
<h2>Consent</h2>
${consentSection(consent)}
<h2>All stored records</h2>
${stored.length === 0 ? '<p>Nothing is stored.</p>' : stored.map(recordSection).join('\n')}
</body>
</html>
`;
}

function leadSection({ number, form, receivedAt, status, assignee, entry, ...lead }: ArchivedLead): string {
  return `<h2>${text(form)} of ${moment(receivedAt)}</h2>
<p class="aside">Number ${text(number)}, status ${text(status)}, ${assignee === null ? 'unassigned' : `assigned to ${text(assignee)}`}</p>
${definitions(entry, ['id'])}
${listOf('Booked calls', lead.bookings, (booking) => definitions(booking, ['id', 'lead_id']))}
${listOf('Emails', lead.mails, mailItem)}
${listOf('Emails received', lead.received, receivedItem)}
${listOf('Notes, calls and changes', lead.history, historyItem)}
${listOf('Sent to other programs', lead.connections, ({ connection, event, state, at }) => `${text(connection)}: ${text(event)}, ${text(state)} ${moment(at)}`)}`;
}

function mailItem({ at, subject, text: body, by, state, response }: ArchivedLead['mails'][number]): string {
  return `<time>${moment(at)}</time> <strong>${text(subject)}</strong> <span class="aside">${by === null ? 'automatic' : `by ${text(by)}`}, ${text(state)}${response === null ? '' : `: ${text(response)}`}</span>
<div class="text">${text(body)}</div>`;
}

function receivedItem({ at, from, subject, text: body, quoted }: ArchivedLead['received'][number]): string {
  return `<time>${moment(at)}</time> <strong>${text(subject)}</strong> <span class="aside">${text(from)}</span>
<div class="text">${text(body)}</div>${quoted === '' ? '' : `<div class="text aside">${text(quoted)}</div>`}`;
}

function historyItem({ at, by, kind, detail }: ArchivedLead['history'][number]): string {
  const { text: note, ...rest } = detail;
  const facts = Object.entries(rest).flatMap(([name, value]) => {
    const words = isMoment(value) ? moment(value) : text(inWords(value) ?? '');
    return words === '' ? [] : [`${text(columnLabel(name))}: ${words}`];
  });
  return `<time>${moment(at)}</time> ${text(kinds[kind] ?? kind)}${by === null ? '' : ` by ${text(by)}`}${facts.length > 0 ? ` <span class="aside">(${facts.join(', ')})</span>` : ''}${note ? `<div class="text">${text(note)}</div>` : ''}`;
}

function consentSection({ newsletterConfirmedAt, emailsStopped }: PersonArchive['consent']): string {
  const lines = [
    ...newsletterConfirmedAt.map((at) => `Newsletter address confirmed ${moment(at)}.`),
    ...emailsStopped.map(
      ({ at, reason }) => `${stopReasons[reason] ?? text(reason)}, ${moment(at)}. No more automatic emails.`,
    ),
  ];
  return lines.length === 0
    ? '<p>No newsletter confirmation and no stop on emails is stored.</p>'
    : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function recordSection({ table, rows }: PersonArchive['records'][number]): string {
  return `<details><summary>${text(columnLabel(table))} (${rows.length})</summary>
${rows.map((row) => definitions(row)).join('<hr>\n')}</details>`;
}

function listOf<T>(title: string, items: T[], itemOf: (item: T) => string): string {
  if (items.length === 0) return '';
  return `<h3>${title}</h3>\n<ol>${items.map((item) => `<li>${itemOf(item)}</li>`).join('\n')}</ol>`;
}

function definitions(row: Record<string, unknown>, without: string[] = []): string {
  const filled = Object.entries(row).flatMap(([column, value]) => {
    if (without.includes(column)) return [];
    const words = isMoment(value) ? moment(value) : text(inWords(value) ?? '');
    return words === '' ? [] : [`<dt>${text(columnLabel(column))}</dt><dd>${words}</dd>`];
  });
  return `<dl>${filled.join('\n')}</dl>`;
}
