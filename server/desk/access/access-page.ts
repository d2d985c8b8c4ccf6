import { escapeHtml } from '#server/outbound/mail/to-html.ts';
import { formatColumnLabel } from '#shared/forms/column-label.ts';
import { formatValue } from '#shared/forms/stored-row.ts';
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

const eventLabels: Record<string, string> = {
  arrived: 'Received',
  status: 'Status changed',
  assign: 'Assigned',
  note: 'Note',
  call: 'Call',
  elsewhere: 'Answered outside the desk',
  no_reply: 'Marked “No reply needed”',
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

const escapeText = (value: unknown) => escapeHtml(String(value ?? ''));

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: site.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

function formatMoment(at: unknown): string {
  const date = new Date(String(at));
  return Number.isNaN(+date) ? escapeText(at) : dateFormat.format(date);
}

const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(value);

/** The page has no scripts and makes no requests. */
export function renderAccessPage(archive: PersonArchive): string {
  const { person, createdAt, leads, consent, records } = archive;
  const stored = records.filter(({ rows }) => rows.length > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Data about ${escapeText(person)}</title>
<style>${styles}</style>
</head>
<body>
<h1>Data about ${escapeText(person)}</h1>
<p>Everything that ${escapeText(site.brand)} stores about this person, as of ${formatMoment(createdAt)} (${escapeText(site.timeZone)}). The same data for programs is in personal-data.json, files that were sent by email are in the folder attachments.</p>
${leads.map(renderLead).join('\n')}
<h2>Consent</h2>
${renderConsent(consent)}
<h2>All stored records</h2>
${stored.length === 0 ? '<p>Nothing is stored.</p>' : stored.map(renderRecords).join('\n')}
</body>
</html>
`;
}

function renderLead({ number, form, receivedAt, status, assignee, entry, ...lead }: ArchivedLead): string {
  return `<h2>${escapeText(form)} of ${formatMoment(receivedAt)}</h2>
<p class="aside">Number ${escapeText(number)}, status ${escapeText(status)}, ${assignee === null ? 'unassigned' : `assigned to ${escapeText(assignee)}`}</p>
${renderDefinitionList(entry, ['id'])}
${renderList('Booked calls', lead.bookings, (booking) => renderDefinitionList(booking, ['id', 'lead_id']))}
${renderList('Emails', lead.mails, renderMail)}
${renderList('Emails received', lead.received, renderReceivedMail)}
${renderList('Notes, calls and changes', lead.history, renderHistoryEntry)}
${renderList('Sent to other programs', lead.connections, ({ connection, event, state, at }) => `${escapeText(connection)}: ${escapeText(event)}, ${escapeText(state)} ${formatMoment(at)}`)}`;
}

function renderMail({ at, subject, text: body, by, state, response }: ArchivedLead['mails'][number]): string {
  return `<time>${formatMoment(at)}</time> <strong>${escapeText(subject)}</strong> <span class="aside">${by === null ? 'automatic' : `by ${escapeText(by)}`}, ${escapeText(state)}${response === null ? '' : `: ${escapeText(response)}`}</span>
<div class="text">${escapeText(body)}</div>`;
}

function renderReceivedMail({
  at,
  from,
  subject,
  text: body,
  quoted,
}: ArchivedLead['received'][number]): string {
  return `<time>${formatMoment(at)}</time> <strong>${escapeText(subject)}</strong> <span class="aside">${escapeText(from)}</span>
<div class="text">${escapeText(body)}</div>${quoted === '' ? '' : `<div class="text aside">${escapeText(quoted)}</div>`}`;
}

function renderHistoryEntry({ at, by, kind, detail }: ArchivedLead['history'][number]): string {
  const { text: note, ...rest } = detail;
  const facts = Object.entries(rest).flatMap(([name, value]) => {
    const cell = isMoment(value) ? formatMoment(value) : escapeText(formatValue(value) ?? '');
    return cell === '' ? [] : [`${escapeText(formatColumnLabel(name))}: ${cell}`];
  });
  return `<time>${formatMoment(at)}</time> ${escapeText(eventLabels[kind] ?? kind)}${by === null ? '' : ` by ${escapeText(by)}`}${facts.length > 0 ? ` <span class="aside">(${facts.join(', ')})</span>` : ''}${note ? `<div class="text">${escapeText(note)}</div>` : ''}`;
}

function renderConsent({ newsletterConfirmedAt, emailsStopped }: PersonArchive['consent']): string {
  const lines = [
    ...newsletterConfirmedAt.map((at) => `Newsletter address confirmed ${formatMoment(at)}.`),
    ...emailsStopped.map(
      ({ at, reason }) =>
        `${stopReasons[reason] ?? escapeText(reason)}, ${formatMoment(at)}. No more automatic emails.`,
    ),
  ];
  return lines.length === 0
    ? '<p>No newsletter confirmation is stored. Automatic emails are not stopped.</p>'
    : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function renderRecords({ table, rows }: PersonArchive['records'][number]): string {
  return `<details><summary>${escapeText(formatColumnLabel(table))} (${rows.length})</summary>
${rows.map((row) => renderDefinitionList(row)).join('<hr>\n')}</details>`;
}

function renderList<T>(title: string, items: T[], renderItem: (item: T) => string): string {
  if (items.length === 0) return '';
  return `<h3>${title}</h3>\n<ol>${items.map((item) => `<li>${renderItem(item)}</li>`).join('\n')}</ol>`;
}

function renderDefinitionList(row: Record<string, unknown>, without: string[] = []): string {
  const filled = Object.entries(row).flatMap(([column, value]) => {
    if (without.includes(column)) return [];
    const cell = isMoment(value) ? formatMoment(value) : escapeText(formatValue(value) ?? '');
    return cell === '' ? [] : [`<dt>${escapeText(formatColumnLabel(column))}</dt><dd>${cell}</dd>`];
  });
  return `<dl>${filled.join('\n')}</dl>`;
}
