import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { deadlineText, fill, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { oneLine, truncate } from '#server/outbound/mail/one-line.ts';
import { columnLabel } from '#shared/forms/column-label.ts';
import { formOf, isDefined } from '#shared/forms/forms.ts';
import { site } from '#site.config';

const maxNameLength = 60;
const maxMessageLength = 1_000;
const maxFieldLength = 300;
const omitted = new Set(['id', 'created_at', 'message', 'member_id']);

/** Reply-To is the lead's address. */
export function noticeMail(lead: Lead, staff: string[], link?: string): Mail {
  const { table, createdAt, row, hours, dueAt, callAt, address } = lead;
  const { person, company } = namesIn(row);
  const texts = mailTexts.notice[dueAt ? 'promised' : 'unpromised'];
  const values = {
    name: nameOf(lead),
    person: person || company || `${row.email}`,
    deadline: deadlineText(dueAt ?? createdAt),
    hours: hours ?? '',
    site: new URL(site.url).host,
    form: formName(table),
  };
  const facts: [string, string][] = [
    [mailTexts.notice.sent, formatTime(createdAt)],
    ...(callAt ? [[mailTexts.notice.call, formatTime(callAt)] as [string, string]] : []),
    ...factsOf(row),
  ];
  return {
    subject: oneLine(fill(texts.subject, values)),
    preview: facts.map((fact) => fact[1]).join(' · '),
    blocks: [
      { type: 'title', text: fill(texts.title, values) },
      { type: 'text', text: fill(texts.lead, values) },
      ...deskButton(link),
      { type: 'heading', text: mailTexts.notice.facts },
      { type: 'rows', rows: facts },
      ...messageOf(row),
      ...(address ? writeTo(address, values.person) : []),
    ],
    footer: [fill(mailTexts.footer.staff, { staff: staff.join(', '), brand: site.brand })],
    ...(address && { replyTo: address }),
  };
}

export function noticesMail(leads: Lead[], staff: string[], link?: string): Mail {
  const texts = mailTexts.notice.several;
  const values = { count: leads.length, time: formatTime(leads[0]?.createdAt ?? new Date()) };
  const due = ({ dueAt }: Lead) => +(dueAt ?? Number.POSITIVE_INFINITY);
  const rows = leads
    .toSorted((a, b) => due(a) - due(b))
    .map((lead): [string, string] => {
      const { dueAt, address } = lead;
      const { person, company } = namesIn(lead.row);
      const summary = [formName(lead.table), dueAt && fill(texts.due, { deadline: deadlineText(dueAt) })];
      return [
        person || company || formName(lead.table),
        [...summary.filter(Boolean), address].filter(Boolean).join('\n'),
      ];
    });
  return {
    subject: fill(texts.subject, values),
    preview: rows
      .map(([name]) => name)
      .join(' · ')
      .slice(0, maxFieldLength),
    blocks: [
      { type: 'title', text: fill(texts.title, values) },
      { type: 'text', text: texts.lead },
      { type: 'rows', rows },
      ...deskButton(link),
      { type: 'small', text: texts.all },
    ],
    footer: [fill(mailTexts.footer.staff, { staff: staff.join(', '), brand: site.brand })],
  };
}

export function deskButton(link: string | undefined): Block[] {
  return link ? [{ type: 'button', label: mailTexts.notice.open, href: link, tone: 'ink' }] : [];
}

/** Falls back to the email address. */
export function nameOf({ row }: Pick<Lead, 'row'>): string {
  const { person, company } = namesIn(row);
  return [person, company].filter(Boolean).join(', ') || `${row.email}`;
}

export function formName(table: string): string {
  return (
    mailTexts.notice.forms[table] ?? (isDefined({ table }) ? formOf(table).name : mailTexts.notice.otherForm)
  );
}

export function namesIn(row: Lead['row']): { person: string; company: string } {
  const texts = (...names: string[]) =>
    names.map((name) => row[name]).filter((text) => typeof text === 'string');
  const short = (text = '') => truncate(oneLine(text), maxNameLength);
  const person = texts('first_name', 'last_name').join(' ') || texts('full_name', 'name')[0];
  return { person: short(person), company: short(texts('company', 'brand_name')[0]) };
}

/** Omits empty columns and the message. */
export function factsOf(row: Lead['row']): [string, string][] {
  return Object.entries(row).flatMap(([column, value]): [string, string][] => {
    if (omitted.has(column)) return [];
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    return [[columnLabel(column), truncate(oneLine(textOf(value)), maxFieldLength)]];
  });
}

function messageOf(row: Lead['row']): Block[] {
  if (typeof row.message !== 'string') return [];
  const text = truncate(row.message, maxMessageLength);
  return [
    { type: 'heading', text: mailTexts.notice.message },
    { type: 'quote', text },
    ...(text === row.message
      ? []
      : [{ type: 'small', text: fill(mailTexts.notice.cut, { email: `${row.email}` }) } as const]),
  ];
}

function writeTo(address: string, person: string): Block[] {
  return [
    {
      type: 'button',
      label: fill(mailTexts.notice.write, { person }),
      href: `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
      tone: 'ink',
    },
    { type: 'small', text: fill(mailTexts.notice.reply, { person }) },
  ];
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
}
