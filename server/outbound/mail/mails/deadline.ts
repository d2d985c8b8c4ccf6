import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, formatDeadline, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { toOneLine, truncate } from '#server/outbound/mail/one-line.ts';
import { site } from '#site.config';
import { createDeskButton, findNames, getFormName, getLeadName, listFacts } from './notice.ts';

export const deadlineMailKinds = ['mail.promise-half', 'mail.promise-late'];

export function isDeadlineMailKind(kind: string): boolean {
  return deadlineMailKinds.includes(kind);
}

type LeadWithDeadline = Lead & { isLate: boolean };

const maxMessageLength = 300;
const maxFacts = 4;
const omittedColumns = new Set([
  'email',
  'phone_number',
  'first_name',
  'last_name',
  'full_name',
  'company',
  'brand_name',
]);

export function createDeadlineMail(lead: LeadWithDeadline, to: string[], link?: string): Mail {
  const { row, createdAt, dueAt, hours, assignee } = lead;
  const { person, company } = findNames(row);
  const texts = mailTexts.promise[lead.isLate ? 'late' : 'half'];
  const values = {
    name: getLeadName(lead),
    person: person || company || `${row.email}`,
    deadline: formatDeadline(dueAt ?? createdAt),
    hours: hours ?? '',
    form: getFormName(lead.table),
    site: new URL(site.url).host,
  };
  const facts: [string, string][] = [
    [mailTexts.notice.sent, formatTime(createdAt)],
    [mailTexts.promise.who, assignee?.name ?? mailTexts.promise.nobody],
    ...listFacts(
      Object.fromEntries(Object.entries(row).filter(([column]) => !omittedColumns.has(column))),
    ).slice(0, maxFacts),
  ];
  return {
    subject: toOneLine(fillPlaceholders(texts.subject, values)),
    preview: fillPlaceholders(texts.lead, values),
    blocks: [
      { type: 'title', text: fillPlaceholders(texts.title, values) },
      { type: 'text', text: fillPlaceholders(texts.lead, values) },
      ...createDeskButton(link),
      { type: 'heading', text: values.name },
      { type: 'rows', rows: facts },
      ...createMessageExcerpt(row),
      { type: 'small', text: mailTexts.promise.rest },
    ],
    footer: [createFooter(to, assignee !== null)],
  };
}

export function createCombinedDeadlineMail(leads: LeadWithDeadline[], to: string[], link?: string): Mail {
  const texts = mailTexts.promise.several;
  const sorted = leads.toSorted((a, b) => +(a.dueAt ?? 0) - +(b.dueAt ?? 0));
  const rows = sorted.map((lead): [string, string] => {
    const until = fillPlaceholders(lead.isLate ? texts.since : texts.due, {
      deadline: formatDeadline(lead.dueAt ?? lead.createdAt),
    });
    const assigneeName = lead.assignee?.name ?? mailTexts.promise.nobody;
    return [getLeadName(lead), [getFormName(lead.table), until, assigneeName].join('\n')];
  });
  const first = sorted[0];
  const values = {
    count: leads.length,
    late: leads.filter(({ isLate }) => isLate).length,
    deadline: formatDeadline(first?.dueAt ?? new Date()),
  };
  return {
    subject: fillPlaceholders(values.late > 0 ? texts.late : texts.subject, values),
    preview: rows.map(([name]) => name).join(' · '),
    blocks: [
      { type: 'title', text: fillPlaceholders(texts.title, values) },
      { type: 'text', text: texts.lead },
      ...createDeskButton(link),
      { type: 'rows', rows },
    ],
    footer: [
      createFooter(
        to,
        leads.every(({ assignee }) => assignee !== null),
      ),
    ],
  };
}

function createMessageExcerpt(row: Lead['row']): Block[] {
  const text = row.message ?? row.comments;
  if (typeof text !== 'string' || text.trim() === '') return [];
  return [
    { type: 'heading', text: mailTexts.promise.first },
    { type: 'quote', text: truncate(text, maxMessageLength) },
  ];
}

function createFooter(to: string[], isAssignee: boolean): string {
  const texts = mailTexts.promise.footer[isAssignee ? 'theirs' : 'nobodys'];
  return fillPlaceholders(texts, { staff: to.join(', '), brand: site.brand });
}
