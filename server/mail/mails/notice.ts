import { promisedHours } from '#shared/promises.ts';
import { site } from '#site.config';
import { readAddress } from '../address.ts';
import type { Block, Mail } from '../mail.ts';
import { deadlineText, fill, momentText, words } from '../words.ts';

/** A stored row, and where and when it was stored. */
export type Lead = { table: string; createdAt: Date; row: Record<string, unknown> };

const hour = 3_600_000;
const mostOfName = 60;
const mostOfMessage = 1_000;
const mostOfField = 300;
/** What is said elsewhere in the notice, or to nobody. */
const apart = new Set(['id', 'created_at', 'message']);

/** Tells staff of one new lead; an answer to it goes to the lead. */
export function noticeMail(lead: Lead, staff: string[]): Mail {
  const { table, createdAt, row } = lead;
  const hours = promisedHours[table];
  const { person, company } = whoIn(row);
  const say = words.notice[hours === undefined ? 'unpromised' : 'promised'];
  const values = {
    name: [person, company].filter(Boolean).join(', ') || `${row.email}`,
    person: person || company || `${row.email}`,
    deadline: deadlineText(deadlineOf(lead) ?? createdAt),
    hours: hours ?? '',
    site: new URL(site.url).host,
    form: formOf(table),
  };
  const address = readAddress(row.email);
  const facts: [string, string][] = [[words.notice.sent, momentText(createdAt)], ...factsOf(row)];
  return {
    subject: oneLine(fill(say.subject, values)),
    preview: facts.map((fact) => fact[1]).join(' · '),
    blocks: [
      { type: 'title', text: fill(say.title, values) },
      { type: 'text', text: fill(say.lead, values) },
      { type: 'heading', text: words.notice.facts },
      { type: 'rows', rows: facts },
      ...messageOf(row),
      ...(address ? writeTo(address, values.person) : []),
    ],
    footer: [fill(words.footer.staff, { staff: staff.join(', '), brand: site.brand })],
    ...(address && { replyTo: address }),
  };
}

/** Tells staff of several leads at once, those whose promise runs out first on top. */
export function noticesMail(leads: Lead[], staff: string[]): Mail {
  const say = words.notice.several;
  const values = { count: leads.length, time: momentText(leads[0]?.createdAt ?? new Date()) };
  const due = (lead: Lead) => +(deadlineOf(lead) ?? Number.POSITIVE_INFINITY);
  const rows = leads
    .toSorted((a, b) => due(a) - due(b))
    .map((lead): [string, string] => {
      const deadline = deadlineOf(lead);
      const { person, company } = whoIn(lead.row);
      const what = [formOf(lead.table), deadline && fill(say.due, { deadline: deadlineText(deadline) })];
      return [
        person || company || formOf(lead.table),
        [...what.filter(Boolean), readAddress(lead.row.email)].filter(Boolean).join('\n'),
      ];
    });
  return {
    subject: fill(say.subject, values),
    preview: rows
      .map(([name]) => name)
      .join(' · ')
      .slice(0, mostOfField),
    blocks: [
      { type: 'title', text: fill(say.title, values) },
      { type: 'text', text: say.lead },
      { type: 'rows', rows },
      { type: 'small', text: say.all },
    ],
    footer: [fill(words.footer.staff, { staff: staff.join(', '), brand: site.brand })],
  };
}

/** When the promise to a lead runs out, if the page made one. */
export function deadlineOf({ table, createdAt }: Pick<Lead, 'table' | 'createdAt'>): Date | undefined {
  const hours = promisedHours[table];
  return hours === undefined ? undefined : new Date(+createdAt + hours * hour);
}

function formOf(table: string): string {
  return words.notice.forms[table] ?? words.notice.otherForm;
}

/** Who a row is from, on one line each. */
function whoIn(row: Lead['row']): { person: string; company: string } {
  const texts = (...names: string[]) =>
    names.map((name) => row[name]).filter((text) => typeof text === 'string');
  const short = (text = '') => cut(oneLine(text), mostOfName);
  const person = texts('first_name', 'last_name').join(' ') || texts('full_name', 'name')[0];
  return { person: short(person), company: short(texts('company', 'brand_name')[0]) };
}

function factsOf(row: Lead['row']): [string, string][] {
  return Object.entries(row).flatMap(([column, value]): [string, string][] => {
    if (apart.has(column)) return [];
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    return [[labelOf(column), cut(oneLine(textOf(value)), mostOfField)]];
  });
}

function messageOf(row: Lead['row']): Block[] {
  if (typeof row.message !== 'string') return [];
  const text = cut(row.message, mostOfMessage);
  return [
    { type: 'heading', text: words.notice.message },
    { type: 'quote', text },
    ...(text === row.message
      ? []
      : [{ type: 'small', text: fill(words.notice.cut, { email: `${row.email}` }) } as const]),
  ];
}

function writeTo(address: string, person: string): Block[] {
  return [
    {
      type: 'button',
      label: fill(words.notice.write, { person }),
      href: `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
      tone: 'ink',
    },
    { type: 'small', text: fill(words.notice.reply, { person }) },
  ];
}

function labelOf(column: string): string {
  const label = column.replaceAll('_', ' ');
  return label[0]?.toUpperCase() + label.slice(1);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
}

/** Without line breaks and whatever else has no shape; what a visitor typed can be no second header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).toWellFormed()} …`;
}
