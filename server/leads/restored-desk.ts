import type { ClientBase } from 'pg';

const memberInsertPattern =
  /^insert into staff\."member" \([^)]*\) select [^)]* from (?=json_populate_recordset\()/;
const memberColumns = [
  ['lead', 'assignee'],
  ['lead', 'kept_member'],
  ['lead', 'remind_member'],
  ['event', 'member_id'],
  ['reply', 'member_id'],
  ['saved_reply', 'member_id'],
  ['erasures', 'member_id'],
  ['picture', 'member_id'],
];
const leadNumberPattern = /"number":(\d+)/g;

export class DeskRestorer {
  readonly #client: ClientBase;

  private constructor(client: ClientBase) {
    this.#client = client;
  }

  static async begin(client: ClientBase): Promise<DeskRestorer> {
    await client.query('create temporary table restored_member (id uuid, email text) on commit drop');
    return new DeskRestorer(client);
  }

  /** Adapts an insert to existing records, such as lead numbers that are already in use. */
  async adaptInsert(record: string, statement: string): Promise<string> {
    if (record === 'received_file')
      return `${statement} where mail_id in (select id from staff.received_mail)`;
    if (['event', 'reply', 'booking', 'received_mail'].includes(record)) {
      return `${statement} where lead_id is null or lead_id in (select id from staff.lead)`;
    }
    if (record === 'member') {
      await this.#run(
        statement.replace(memberInsertPattern, 'insert into restored_member select id, email from '),
      );
    }
    if (record !== 'lead') return statement;
    const highest = Math.max(
      ...Array.from(statement.matchAll(leadNumberPattern), ([, number]) => Number(number)),
    );
    await this.#client.query(
      `select setval('staff.lead_number', greatest($1, last_value, (select max(number) from staff.lead)))
      from staff.lead_number`,
      [highest],
    );
    const [columns = '', values = ''] = statement.split(' select ', 2);
    const free = `case when exists (select from staff.lead as known where known.number = brought.number and known.id <> brought.id)
      then nextval('staff.lead_number') else number end`;
    const rest = statement.slice(columns.length + values.length + ' select '.length);
    return `${columns} select ${values.replace('"number"', free)}${rest} as brought`;
  }

  async finish(): Promise<void> {
    const { rows } = await this.#client.query<{ before: string; now: string }>(
      `select brought.id as before, member.id as now
      from restored_member as brought join staff.member using (email) where brought.id <> member.id`,
    );
    for (const { before, now } of rows) {
      for (const [table, column] of memberColumns) {
        await this.#client.query(`update staff.${table} set ${column} = $2 where ${column} = $1`, [
          before,
          now,
        ]);
      }
      await this.#client.query(
        `update staff.event set detail = replace(detail::text, $1, $2)::jsonb
        where kind = 'assign' and $1 in (detail ->> 'from', detail ->> 'to')`,
        [before, now],
      );
    }
    await this.#client.query('drop table restored_member');
  }

  // The extended protocol rejects several statements in a query.
  async #run(text: string): Promise<void> {
    const query = { text, queryMode: 'extended' };
    await this.#client.query(query);
  }
}
