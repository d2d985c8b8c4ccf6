import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { deadlineText, fill, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { oneLine, truncate } from '#server/outbound/mail/one-line.ts';
import { site } from '#site.config';
import { deskButton, factsOf, formName, nameOf, namesIn } from './notice.ts';

export const deadlineKinds = ['mail.promise-half', 'mail.promise-late'];

export function isDeadlineKind(kind: string): boolean {
  return deadlineKinds.includes(kind);
}

type Waiting = Lead & { isLate: boolean };

const maxMessageLength = 300;
const maxFacts = 4;
const omitted = new Set([
  'email',
  'phone_number',
  'first_name',
  'last_name',
  'full_name',
  'company',
  'brand_name',
]);

export function deadlineMail(lead: Waiting, to: string[], link?: string): Mail {
  const { row, createdAt, dueAt, hours, assignee } = lead;
  const { person, company } = namesIn(row);
  const texts = mailTexts.promise[lead.isLate ? 'late' : 'half'];
  const values = {
    name: nameOf(lead),
    person: person || company || `${row.email}`,
    deadline: deadlineText(dueAt ?? createdAt),
    hours: hours ?? '',
    form: formName(lead.table),
    site: new URL(site.url).host,
  };
  const facts: [string, string][] = [
    [mailTexts.notice.sent, formatTime(createdAt)],
    [mailTexts.promise.who, assignee?.name ?? mailTexts.promise.nobody],
    ...factsOf(Object.fromEntries(Object.entries(row).filter(([column]) => !omitted.has(column)))).slice(
      0,
      maxFacts,
    ),
  ];
  return {
    subject: oneLine(fill(texts.subject, values)),
    preview: fill(texts.lead, values),
    blocks: [
      { type: 'title', text: fill(texts.title, values) },
      { type: 'text', text: fill(texts.lead, values) },
      ...deskButton(link),
      { type: 'heading', text: values.name },
      { type: 'rows', rows: facts },
      ...firstLinesOf(row),
      { type: 'small', text: mailTexts.promise.rest },
    ],
    footer: [footerOf(to, assignee !== null)],
  };
}

export function deadlinesMail(leads: Waiting[], to: string[], link?: string): Mail {
  const texts = mailTexts.promise.several;
  const sorted = leads.toSorted((a, b) => +(a.dueAt ?? 0) - +(b.dueAt ?? 0));
  const rows = sorted.map((lead): [string, string] => {
    const until = fill(lead.isLate ? texts.since : texts.due, {
      deadline: deadlineText(lead.dueAt ?? lead.createdAt),
    });
    const assigneeName = lead.assignee?.name ?? mailTexts.promise.nobody;
    return [nameOf(lead), [formName(lead.table), until, assigneeName].join('\n')];
  });
  const first = sorted[0];
  const values = {
    count: leads.length,
    late: leads.filter(({ isLate }) => isLate).length,
    deadline: deadlineText(first?.dueAt ?? new Date()),
  };
  return {
    subject: fill(values.late > 0 ? texts.late : texts.subject, values),
    preview: rows.map(([name]) => name).join(' · '),
    blocks: [
      { type: 'title', text: fill(texts.title, values) },
      { type: 'text', text: texts.lead },
      ...deskButton(link),
      { type: 'rows', rows },
    ],
    footer: [
      footerOf(
        to,
        leads.every(({ assignee }) => assignee !== null),
      ),
    ],
  };
}

function firstLinesOf(row: Lead['row']): Block[] {
  const text = row.message ?? row.comments;
  if (typeof text !== 'string' || text.trim() === '') return [];
  return [
    { type: 'heading', text: mailTexts.promise.first },
    { type: 'quote', text: truncate(text, maxMessageLength) },
  ];
}

function footerOf(to: string[], isTheirs: boolean): string {
  const texts = mailTexts.promise.footer[isTheirs ? 'theirs' : 'nobodys'];
  return fill(texts, { staff: to.join(', '), brand: site.brand });
}
