import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import type { Row } from '#server/db/staff-query.ts';
import { createLogger } from '#server/log.ts';
import type { Job } from '#server/outbound/job.ts';
import { readAddress } from '#server/outbound/mail/address.ts';
import { getSenderMailbox } from '#server/outbound/mail/agency-mailbox.ts';
import { renderMailForStaff } from '#server/outbound/mail/compose.ts';
import { createTestMail } from '#server/outbound/mail/mails/trial.ts';
import { toMessage } from '#server/outbound/mail/message.ts';
import { createTransport } from '#server/outbound/mail/start-mail.ts';
import { readSubscribers } from '#server/outbound/mail/subscribers.ts';
import { toText } from '#server/outbound/mail/to-text.ts';
import { type RunCommand, textOption, withDatabase } from './command.ts';
import { writeToFileOrStdout } from './output.ts';
import { runProgram } from './run-program.ts';
import { formatColumns } from './text-table.ts';
import { type Options, readChoiceOption, readNumberOption, UsageError } from './usage.ts';

const usage = `Usage: npm run mail -- <command>

  list                lists emails with their state, newest first
  show ID             shows the text of an email and its delivery details
  test ADDRESS        sends a test email at once and prints the mail server's response
  subscribers         prints the confirmed newsletter addresses as CSV, each with an unsubscribe link
  retry ID            queues a held, uncertain or dead email again; retry all: all emails in the given --state

  list, retry all: --state queued|done|held|uncertain|dead    --limit N (20)

queued     waiting to be sent or retried
done       accepted by the mail server, or written to a file without SMTP_URL
held       not sent: a limit was reached, the address rejected emails before, or the row came from a backup
uncertain  sent without a response; an email to a visitor is retried at most once
dead       rejected permanently, or retried for three days

The mail server is SMTP_URL; without it, emails are written to files in DATA_DIR/mail.
Exit codes: 0 success, 1 failure, 2 usage error
`;

const jobStates = ['queued', 'done', 'held', 'uncertain', 'dead'] as const;
const retryableStates = ['held', 'uncertain', 'dead'] as const;
const maxRows = 10_000;
const widthWithoutTerminal = 1_000;
const columns = ['stored', 'kind', 'state', 'tries', 'reply', 'id'];

type Command = (argument: string, options: Options) => RunCommand;

const commands: Record<string, Command> = {
  list: (_argument, options) =>
    withDatabase(async (database) => {
      const state = readChoiceOption(options, 'state', jobStates);
      const limit = readNumberOption(options, 'limit', 20, maxRows);
      const rows = await database.query(
        `select to_char(created_at, 'YYYY-MM-DD HH24:MI') as stored, kind, state, attempts as tries, reply, id
        from staff.job where ($1::text is null or state = $1) and kind not like 'hook.%'
        order by created_at desc, id desc limit $2`,
        [state ?? null, limit],
      );
      const cells = rows.map((row) => columns.map((name) => row[name]));
      const width = process.stdout.columns ?? widthWithoutTerminal;
      const [{ waiting } = {}] = await database.query('select count(*)::int as waiting from staff.arrival');
      await writeToFileOrStdout('-', [
        rows.length === 0 ? 'No emails.\n' : formatColumns(columns, cells, width).text,
        waiting === 0
          ? ''
          : `${waiting === 1 ? '1 stored row is' : `${waiting} stored rows are`} waiting for a worker. Start the site with JOBS=true, or run npm run jobs.\n`,
      ]);
      return 0;
    }),

  show: (id) =>
    withDatabase(async (database, config) => {
      const [row] = await database.query(
        `select * from staff.job where id::text = $1 and kind not like 'hook.%'`,
        [id],
      );
      if (!row) throw new Error(`There is no email ${id}. List emails with: npm run mail -- list`);
      const facts = Object.entries(row).filter(([, value]) => value !== null);
      const format = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
      const known = facts.map(([name, value]) => `${name.padEnd(14)} ${format(value)}`).join('\n');
      const found = await renderMailForStaff(database, config, toJob(row));
      const read = found
        ? `To: ${found.to}\nSubject: ${found.mail.subject}\n\n${toText(found.mail)}`
        : 'The row of this email was deleted.\n';
      await writeToFileOrStdout('-', [`${known}\n\n${read}`]);
      return 0;
    }),

  test: (address) => async (config) => {
    if (!readAddress(address)) throw new UsageError(`'${address}' is not a single email address.`);
    const transport = createTransport(config);
    const id = `trial-${Date.now()}`;
    const message = await toMessage(
      createTestMail(config.SITE_URL),
      id,
      getSenderMailbox(config),
      [address],
      new Date(),
    );
    const { result, reply } = await transport.send(message, async () => true);
    transport.close();
    process.stdout.write(`${transport.location}: ${reply}\n`);
    return result === 'sent' ? 0 : 1;
  },

  subscribers: () =>
    withDatabase(async (database, config) => {
      const write = async function* () {
        yield 'email,leave\n';
        for await (const page of readSubscribers(database, config.SITE_URL)) {
          yield page.map(({ email, unsubscribeLink }) => `${email},${unsubscribeLink}\n`).join('');
        }
      };
      await writeToFileOrStdout('-', write());
      return 0;
    }),

  retry: (id, options) =>
    withDatabase(async (database) => {
      const state = readChoiceOption(options, 'state', retryableStates);
      if (id === 'all' && !state)
        throw new UsageError(`retry all needs --state: ${retryableStates.join(', ')}.`);
      const rows = await database.query(
        `with chosen as (
          select id, kind = 'lead' as "isLead" from staff.job
          where state in ('held', 'uncertain', 'dead') and case when $1 = 'all' then state = $2 else id::text = $1 end
            and kind not like 'hook.%'
        ),
        leads as (
          delete from staff.job where id in (select id from chosen where "isLead") returning subject_table, subject_id
        ),
        arrived as (insert into staff.arrival (subject_table, subject_id) select * from leads),
        mails as (
          update staff.job set state = 'queued', due_at = now(), attempts = 0, begun = 0, done_at = null,
            begun_at = null, address_hash = null, insisted = true
          where id in (select id from chosen where not "isLead")
        )
        select 1 from chosen`,
        [id, state ?? null],
      );
      const count = rows.length === 1 ? '1 email' : `${rows.length} emails`;
      const none =
        'No held, uncertain or dead email has that id or state. List emails with: npm run mail -- list';
      process.stdout.write(
        `${rows.length === 0 ? none : `Queued ${count} again; sending limits do not apply.`}\n`,
      );
      return rows.length > 0 ? 0 : 1;
    }),
};

function toJob(row: Row): Job {
  return {
    id: String(row.id),
    kind: String(row.kind),
    table: row.subject_table === null ? null : String(row.subject_table),
    rowId: String(row.subject_id),
    createdAt: new Date(String(row.created_at)),
    attempts: Number(row.attempts),
    begun: Number(row.begun),
    isForced: row.insisted === true,
  };
}

async function run([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name];
  if (!command) throw new UsageError(name === '' ? 'Missing command.' : `Unknown command '${name}'.`);
  const { values, positionals } = parseArgs({
    args,
    options: { state: textOption, limit: textOption },
    allowPositionals: true,
  });
  const [argument = '', ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Unexpected argument '${more[0]}' for ${name}.`);
  const isAlone = name === 'list' || name === 'subscribers';
  if ((argument === '') !== isAlone) {
    throw new UsageError(
      isAlone ? `Unexpected argument '${argument}' for ${name}.` : `${name} needs an argument.`,
    );
  }
  return command(argument, values as Options)(readConfig(), createLogger('silent'));
}

await runProgram('mail', usage, run);
