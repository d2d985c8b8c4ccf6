import type { LeadRow } from '#shared/desk/api.ts';
import { money } from '#shared/money.ts';
import { shortLine } from './one-line.ts';

/** What is known of a row beside what was sent. */
type RowFacts = {
  /** Which calculation of its address it is, from 1 on. */
  calculation?: number | null;
  /** Newsletter: its address was confirmed. */
  isConfirmed?: boolean;
};
type Described = Pick<LeadRow, 'name' | 'aside' | 'summary' | 'source'>;
type Stored = Record<string, unknown>;

const mostOfName = 200;
const mostOfSummary = 160;
const mostOfSource = 60;
/** What other forms' summaries leave out: it is said elsewhere in the row, or to nobody. */
const apart = new Set([
  'id',
  'created_at',
  'email',
  'source',
  'name',
  'first_name',
  'last_name',
  'full_name',
]);
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const roles: Record<string, string> = { founder: 'Founder or CEO', ecommerce: 'E-commerce' };

/** Says in words that fit on a line who a stored row is from, what they want and where it came from. */
export function describeRow(table: string, row: Stored, facts: RowFacts = {}): Described {
  const names = [
    [textOf(row.first_name), textOf(row.last_name)].filter(Boolean).join(' '),
    ...['full_name', 'name', 'brand_name', 'company', 'email'].map((column) => textOf(row[column])),
  ];
  const name = shortLine(names.find((text) => shortLine(text, mostOfName)) ?? '', mostOfName);
  const asides = ['company', 'brand_name', 'tiktok_handle', 'email'].map((column) =>
    shortLine(textOf(row[column]), mostOfName),
  );
  const summary = (summaries[table] ?? summaryOfOther)(row, facts);
  return {
    name: name || 'Without a name',
    aside: asides.find((text) => text !== '' && text.toLowerCase() !== name.toLowerCase()) ?? '',
    summary: shortLine(summary, mostOfSummary),
    source: shortLine(textOf(row.source).replaceAll(/[_-]/g, ' '), mostOfSource) || null,
  };
}

const summaries: Record<string, (row: Stored, facts: RowFacts) => string> = {
  contact_submissions: ({ message }) => textOf(message),
  live_selling_survey_responses: (row) => {
    const followers = Number(row.follower_count);
    const gmv = row.gone_live_before === true ? numberOr(row.highest_gmv) : undefined;
    const lives = row.gone_live_before === true ? 'has been live' : 'never live';
    return [
      `${count(followers)} ${followers === 1 ? 'follower' : 'followers'}`,
      ...(gmv === undefined ? [lives, capital(textOf(row.content_type))] : [`best live ${money(gmv)}`]),
      `${count(Number(row.hours_per_week))} h`,
    ].join(', ');
  },
  roi_calculator_submissions: (row, { calculation }) =>
    [`${money(Number(row.calculated_monthly_revenue))} a month`, calculationText(calculation)]
      .filter(Boolean)
      .join(', '),
  early_access_signups: (row) => {
    const role = textOf(row.role);
    const said = [roles[role] ?? capital(role), textOf(row.interested_feature)].filter(Boolean);
    return said.join(', ') || textOf(row.comments) || 'Named neither a role nor a feature';
  },
  newsletter_subscribers: (row, { isConfirmed }) =>
    `${isConfirmed ? 'Confirmed' : 'Not confirmed yet'}, from the ${textOf(row.source).replaceAll(/[_-]/g, ' ')}`,
};

/** A form that the desk does not know: the message if there is one, else what was filled in. */
function summaryOfOther(row: Stored): string {
  const message = [row.message, row.comments].map(textOf).find((text) => text.trim() !== '');
  if (message) return message;
  return Object.entries(row)
    .filter(([column, value]) => !apart.has(column) && value !== null && `${value}`.trim() !== '')
    .map(([column, value]) => `${capital(column.replaceAll('_', ' '))}: ${valueText(value)}`)
    .join(', ');
}

function calculationText(calculation: number | null | undefined): string {
  if (!calculation) return '';
  const ordinal = ordinals[calculation - 1];
  return ordinal ? `${ordinal} calculation` : `calculation no. ${calculation}`;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(' and ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return count(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const scientific = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 1 });

/** Beyond a quadrillion nobody counts digits any more. */
function count(value: number): string {
  return (Math.abs(value) < 1e15 ? plain : scientific).format(value);
}

function numberOr(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
