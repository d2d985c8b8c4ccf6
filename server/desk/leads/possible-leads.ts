import type { PossibleLead } from '#shared/desk/conversation.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { deadlineRuleJoin, type LeadRecord, leadColumns, toLeadRow } from './lead-columns.ts';
import { type Query, readRows } from './stored-rows.ts';

const maxLeads = 8;
const refInText = /\b[a-z]-(\d{1,9})\b/gi;
// Email addresses of these providers do not identify a company.
const freeMailDomain =
  /@(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|proton(mail)?|gmx|web|mail)\.[a-z.]{2,6}$/i;

type Mail = { name: string; address: string; hash: string; text: string };

/** Matches the sender's address, company or name, or lead numbers in the email; or only `q`, if given. */
export async function findPossibleLeads(query: Query, id: string, q: string): Promise<PossibleLead[]> {
  const [mail] = (await query(
    `select sender_name as name, sender_address as address, address_hash as hash, left(subject || ' ' || body, 5000) as text
    from staff.received_mail where id = $1`,
    [id],
  )) as Mail[];
  if (!mail) return [];
  const conditions =
    q.trim() === '' ? findReasons(mail) : [{ reason: null, sql: matchesText('$1'), value: q }];
  const found = new Map<string, PossibleLead>();
  for (const { reason, sql, value } of conditions) {
    const leads = (await query(
      `select ${leadColumns} from staff.lead ${deadlineRuleJoin} where ${sql}
      order by lead.is_open desc, lead.created_at desc limit ${maxLeads}`,
      [value],
    )) as LeadRecord[];
    const subjects = leads
      .filter(({ isReadable }) => isReadable)
      .map(({ table, rowId }) => ({ table, id: rowId }));
    const rows = await readRows(query, subjects, { isForLines: true });
    for (const lead of leads) {
      const { ref, form, name, aside, status, createdAt } = toLeadRow(lead, rows.get(lead.rowId));
      if (!found.has(ref)) found.set(ref, { ref, form, name, aside, status, createdAt, reason });
    }
  }
  return [...found.values()].slice(0, maxLeads);
}

const matchesText = (parameter: string) =>
  `lead.search_text like all (staff.search_patterns(${parameter}::text))`;

function findReasons({ name, address, hash, text }: Mail) {
  const numbers = Array.from(text.matchAll(refInText), ([ref]) => parseLeadNumber(ref) ?? 0);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return [
    { reason: 'address' as const, sql: 'lead.address_hash = $1::text', value: hash },
    ...(numbers.length > 0
      ? [{ reason: 'number' as const, sql: 'lead.number = any($1::bigint[])', value: numbers.slice(0, 20) }]
      : []),
    ...(name.length > 3 ? [{ reason: 'name' as const, sql: matchesText('$1'), value: name }] : []),
    ...(address !== '' && !freeMailDomain.test(address)
      ? [{ reason: 'company' as const, sql: matchesText('$1'), value: domain }]
      : []),
  ];
}
