import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, formatDeadline, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { toOneLine, truncate } from '#server/outbound/mail/one-line.ts';
import { formatColumnLabel } from '#shared/forms/column-label.ts';
import { formOf, isKnownForm } from '#shared/forms/forms.ts';
import { site } from '#site.config';

const maxNameLength = 60;
const maxMessageLength = 1_000;
const maxFieldLength = 300;
const omittedColumns = new Set(['id', 'created_at', 'message', 'member_id']);

/** Reply-To is the lead's address. */
export function createNoticeMail(lead: Lead, staff: string[], link?: string): Mail {
  const { table, createdAt, row, hours, dueAt, callAt, address } = lead;
  const { person, company } = findNames(row);
  const texts = mailTexts.notice[dueAt ? 'promised' : 'unpromised'];
  const values = {
    name: getLeadName(lead),
    person: person || company || `${row.email}`,
    deadline: formatDeadline(dueAt ?? createdAt),
    hours: hours ?? '',
    site: new URL(site.url).host,
    form: getFormName(table),
  };
  const facts: [string, string][] = [
    [mailTexts.notice.sent, formatTime(createdAt)],
    ...(callAt ? [[mailTexts.notice.call, formatTime(callAt)] as [string, string]] : []),
    ...listFacts(row),
  ];
  return {
    subject: toOneLine(fillPlaceholders(texts.subject, values)),
    preview: facts.map((fact) => fact[1]).join(' · '),
    blocks: [
      { type: 'title', text: fillPlaceholders(texts.title, values) },
      { type: 'text', text: fillPlaceholders(texts.lead, values) },
      ...createDeskButton(link),
      { type: 'heading', text: mailTexts.notice.facts },
      { type: 'rows', rows: facts },
      ...createMessageBlocks(row),
      ...(address ? createReplyBlocks(address, values.person) : []),
    ],
    footer: [fillPlaceholders(mailTexts.footer.staff, { staff: staff.join(', '), brand: site.brand })],
    ...(address && { replyTo: address }),
  };
}

export function createCombinedNoticeMail(leads: Lead[], staff: string[], link?: string): Mail {
  const texts = mailTexts.notice.several;
  const values = { count: leads.length, time: formatTime(leads[0]?.createdAt ?? new Date()) };
  const getDueTime = ({ dueAt }: Lead) => +(dueAt ?? Number.POSITIVE_INFINITY);
  const rows = leads
    .toSorted((a, b) => getDueTime(a) - getDueTime(b))
    .map((lead): [string, string] => {
      const { dueAt, address } = lead;
      const { person, company } = findNames(lead.row);
      const summary = [
        getFormName(lead.table),
        dueAt && fillPlaceholders(texts.due, { deadline: formatDeadline(dueAt) }),
      ];
      return [
        person || company || getFormName(lead.table),
        [...summary.filter(Boolean), address].filter(Boolean).join('\n'),
      ];
    });
  return {
    subject: fillPlaceholders(texts.subject, values),
    preview: rows
      .map(([name]) => name)
      .join(' · ')
      .slice(0, maxFieldLength),
    blocks: [
      { type: 'title', text: fillPlaceholders(texts.title, values) },
      { type: 'text', text: texts.lead },
      { type: 'rows', rows },
      ...createDeskButton(link),
      { type: 'small', text: texts.all },
    ],
    footer: [fillPlaceholders(mailTexts.footer.staff, { staff: staff.join(', '), brand: site.brand })],
  };
}

export function createDeskButton(link: string | undefined): Block[] {
  return link ? [{ type: 'button', label: mailTexts.notice.open, href: link, tone: 'ink' }] : [];
}

/** Falls back to the email address. */
export function getLeadName({ row }: Pick<Lead, 'row'>): string {
  const { person, company } = findNames(row);
  return [person, company].filter(Boolean).join(', ') || `${row.email}`;
}

export function getFormName(table: string): string {
  return (
    mailTexts.notice.forms[table] ??
    (isKnownForm({ table }) ? formOf(table).name : mailTexts.notice.otherForm)
  );
}

export function findNames(row: Lead['row']): { person: string; company: string } {
  const findTexts = (...names: string[]) =>
    names.map((name) => row[name]).filter((text) => typeof text === 'string');
  const shorten = (text = '') => truncate(toOneLine(text), maxNameLength);
  const person = findTexts('first_name', 'last_name').join(' ') || findTexts('full_name', 'name')[0];
  return { person: shorten(person), company: shorten(findTexts('company', 'brand_name')[0]) };
}

/** Omits empty columns and the message. */
export function listFacts(row: Lead['row']): [string, string][] {
  return Object.entries(row).flatMap(([column, value]): [string, string][] => {
    if (omittedColumns.has(column)) return [];
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    return [[formatColumnLabel(column), truncate(toOneLine(formatValue(value)), maxFieldLength)]];
  });
}

function createMessageBlocks(row: Lead['row']): Block[] {
  if (typeof row.message !== 'string') return [];
  const text = truncate(row.message, maxMessageLength);
  return [
    { type: 'heading', text: mailTexts.notice.message },
    { type: 'quote', text },
    ...(text === row.message
      ? []
      : [
          { type: 'small', text: fillPlaceholders(mailTexts.notice.cut, { email: `${row.email}` }) } as const,
        ]),
  ];
}

function createReplyBlocks(address: string, person: string): Block[] {
  return [
    {
      type: 'button',
      label: fillPlaceholders(mailTexts.notice.write, { person }),
      href: `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
      tone: 'ink',
    },
    { type: 'small', text: fillPlaceholders(mailTexts.notice.reply, { person }) },
  ];
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
}
