import type { StaffQueries } from '#server/db/staff-query.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { type PersonRecords, readPersonRecords } from '#server/leads/read-person.ts';
import { readTables } from '#server/leads/tables.ts';
import { readLeadDeliveries } from '#server/outbound/hooks/endpoints.ts';
import { renderMailForStaff, visitorMailKinds } from '#server/outbound/mail/compose.ts';
import { replyMailKind } from '#server/outbound/mail/reply.ts';
import { toText } from '#server/outbound/mail/to-text.ts';
import type { ZipFile } from '#server/zip.ts';
import type { LeadDelivery } from '#shared/desk/connections.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import { formOf } from '#shared/forms/forms.ts';

type Row = Record<string, unknown>;

type ArchivedMail = {
  at: string;
  subject: string;
  text: string;
  /** Null for an automatic email. */
  by: string | null;
  state: string;
  response: string | null;
};

export type ArchivedLead = {
  number: string;
  form: string;
  receivedAt: string;
  status: string;
  assignee: string | null;
  entry: Row;
  mails: ArchivedMail[];
  received: { at: string; from: string; subject: string; text: string; quoted: string }[];
  history: { at: string; by: string | null; kind: string; detail: Row }[];
  bookings: Row[];
  connections: LeadDelivery[];
};

export type PersonArchive = {
  /** The email address or, for a lead without one, the phone number. */
  person: string;
  createdAt: string;
  leads: ArchivedLead[];
  consent: { newsletterConfirmedAt: string[]; emailsStopped: { at: string; reason: string }[] };
  /** Exactly the rows that an erasure would delete. */
  records: PersonRecords;
};

/** `person` is an email address, or the phone number of a lead without one. */
export async function readArchive(
  { staff, config }: Pick<DeskContext, 'staff' | 'config'>,
  person: string,
  now: Date,
): Promise<PersonArchive> {
  const records = await readPersonRecords(staff, await readTables(staff), person);
  const findRows = (table: string) => records.find((part) => part.table === table)?.rows ?? [];
  for (const [index, row] of findRows('received_file').entries())
    row.file = `attachments/${index + 1} ${String(row.name).replace(/[\\/:*?"<>|]/g, '_')}`;
  const members = await readNames(staff);
  const findMemberName = (id: unknown) => (id === null ? null : (members.get(String(id)) ?? null));
  const replaceMemberIds = (detail: Row) =>
    Object.fromEntries(
      Object.entries(detail).map(([key, value]) => [key, members.get(String(value)) ?? value]),
    );
  const mails = await readMails({ staff, config }, findRows, findMemberName);
  const leads: ArchivedLead[] = [];
  for (const lead of findRows('lead')) {
    const table = String(lead.subject_table);
    const belongsToLead = (row: Row) => row.lead_id === lead.id;
    leads.push({
      number: formatLeadRef(table, String(lead.number)),
      form: formOf(table).name,
      receivedAt: String(lead.created_at),
      status: String(lead.status),
      assignee: findMemberName(lead.assignee),
      entry: findRows(table).find(({ id }) => id === lead.subject_id) ?? {},
      mails: mails.filter(({ lead: id }) => id === lead.id).map(({ lead: _lead, ...mail }) => mail),
      received: findRows('received_mail')
        .filter(belongsToLead)
        .map(({ created_at, sender_name, sender_address, subject, body, quoted }) => ({
          at: String(created_at),
          from: `${sender_name} <${sender_address}>`.trim(),
          subject: String(subject),
          text: String(body),
          quoted: String(quoted),
        })),
      history: findRows('event')
        .filter(belongsToLead)
        .map(({ created_at, member_id, kind, detail }) => ({
          at: String(created_at),
          by: findMemberName(member_id),
          kind: String(kind),
          detail: replaceMemberIds(detail as Row),
        })),
      bookings: findRows('booking').filter(belongsToLead),
      connections: await readLeadDeliveries(staff, Number(lead.number)),
    });
  }
  return {
    person,
    createdAt: now.toISOString(),
    leads,
    consent: {
      newsletterConfirmedAt: findRows('newsletter_confirmations').map((row) => String(row.created_at)),
      emailsStopped: findRows('suppressed_addresses').map((row) => ({
        at: String(row.created_at),
        reason: String(row.reason),
      })),
    },
    records,
  };
}

/** Reads attachments one by one, because together they can have hundreds of megabytes. */
export async function* readAttachments(
  staff: StaffQueries,
  { records }: PersonArchive,
): AsyncGenerator<ZipFile> {
  for (const { id, file } of records.find(({ table }) => table === 'received_file')?.rows ?? []) {
    const [row] = await staff.query(
      'select content from staff.received_file where id = $1 and content is not null',
      [id],
    );
    if (row) yield { name: String(file), content: row.content as Uint8Array };
  }
}

async function readNames(staff: StaffQueries): Promise<Map<string, string>> {
  const rows = await staff.query('select id, name from staff.member');
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
}

/** Jobs of deleted rows have no text. */
async function readMails(
  { staff, config }: Pick<DeskContext, 'staff' | 'config'>,
  rowsOf: (table: string) => Row[],
  nameOf: (id: unknown) => string | null,
): Promise<(ArchivedMail & { lead: unknown })[]> {
  const mails: (ArchivedMail & { lead: unknown })[] = [];
  for (const job of rowsOf('job')) {
    const kind = String(job.kind);
    if (kind !== replyMailKind && !visitorMailKinds.includes(kind)) continue;
    const reply = rowsOf('reply').find(({ id }) => id === job.subject_id);
    const table = job.subject_table === null ? null : String(job.subject_table);
    const shown = await renderMailForStaff(staff, config, { kind, table, rowId: String(job.subject_id) });
    if (!shown) continue;
    const lead = rowsOf('lead').find(({ subject_id }) => subject_id === job.subject_id);
    mails.push({
      lead: reply ? reply.lead_id : lead?.id,
      at: String(job.done_at ?? job.created_at),
      subject: shown.mail.subject,
      text: toText(shown.mail),
      by: reply ? nameOf(reply.member_id) : null,
      state: String(job.state),
      response: job.reply === null ? null : String(job.reply),
    });
  }
  return mails;
}
