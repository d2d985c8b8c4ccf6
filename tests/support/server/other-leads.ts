import type { StaffQueries } from '#server/db/staff-query.ts';
import { bookedCall } from '#shared/forms/booked-call.ts';
import { enteredLead } from '#shared/forms/entered-lead.ts';

/** A sample row for each table whose leads do not come from a form of the site. */
export const otherLeads: Record<string, Record<string, string>> = {
  [bookedCall.table]: {
    name: 'Mira Sol',
    email: 'mira@sol.example',
    phone_number: '+1 404 555 0134',
    meeting: 'Strategy call',
    message: 'Which products? Serums and candles.',
  },
  [enteredLead.table]: {
    name: 'Nia Fell',
    email: 'nia@fell.example',
    phone_number: '+1 404 555 0155',
    message: 'Wants a first show in March.',
    source: 'event',
    member_id: '00000000-0000-4000-8000-000000000001',
  },
};

/** Inserts the row with the server's role. @returns the row's id */
export async function insertOtherLead(
  staff: StaffQueries,
  table: string,
  changes: Record<string, string> = {},
): Promise<string> {
  const row = { ...otherLeads[table], ...changes };
  const columns = Object.keys(row).join(', ');
  const [inserted] = await staff.query(
    `insert into public.${table} (${columns})
    select ${columns} from json_populate_record(null::public.${table}, $1) returning id`,
    [JSON.stringify(row)],
  );
  return String(inserted?.id);
}
