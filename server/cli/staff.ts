import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { DatabaseUnavailable, isSqlError } from '#server/db/database.ts';
import { describeLocation } from '#server/db/hosts.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { getDeskUrl, isDeskEnabled } from '#server/desk/desk-origin.ts';
import { changeRights } from '#server/desk/members.ts';
import { readPort } from '#server/desk/running-desk.ts';
import { createInvite } from '#server/desk/sign-in/invites.ts';
import { endSessions } from '#server/desk/sign-in/sessions.ts';
import { createLogger } from '#server/log.ts';
import { readAddress } from '#server/outbound/mail/address.ts';
import { textOption, withDatabase } from './command.ts';
import { writeToFileOrStdout } from './output.ts';
import { runProgram } from './run-program.ts';
import { formatColumns } from './text-table.ts';
import { type Options, readChoiceOption, readTextOption, UsageError } from './usage.ts';

const usage = `Usage: npm run staff -- <command>

  invite ADDRESS --role ROLE [--name NAME]
                    prints an invite link to the desk that works once within 24 hours; for an existing member it
                    resets password, passkeys and sessions, and sets the role
  list              lists members and open invites
  disable ADDRESS   disables a member and ends their sessions
  enable ADDRESS    enables a member again, with the same password and passkeys
  sign-out ADDRESS  ends a member's sessions on all devices

ROLE  admin   everything, including people, settings, export and erasure
      agent   leads and reports
      editor  content: edit, preview and publish

Links point to DESK_ORIGIN, or to this machine. The last admin cannot be disabled or given another role.
The database is DATABASE_URL, or the embedded one in DATA_DIR, whether or not the site is running.
Exit codes: 0 success, 1 failure, 2 usage error
`;

const roles = ['admin', 'agent', 'editor'] as const;
const widthWithoutTerminal = 1_000;
const maxNameCharacters = 100;
const undefinedTableCode = '42P01';

type RunWithDatabase = (database: StaffDatabase, config: Config) => Promise<number>;
type Command = (address: string, options: Options) => RunWithDatabase;

const commands: Record<string, Command> = {
  invite: (address, options) => {
    const email = readEmailAddress(address);
    const role = readChoiceOption(options, 'role', roles);
    if (!role) throw new UsageError(`invite needs --role: ${roles.join(', ')}.`);
    const name = readTextOption(options, 'name')?.trim() || null;
    if (name && name.length > maxNameCharacters)
      throw new UsageError(`A name has at most ${maxNameCharacters} characters.`);
    return async (database, config) => {
      const { token, expiresAt } = await createInvite(database, { email, role, name, by: null });
      const until = `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
      const unreachable = isDeskEnabled(config)
        ? ''
        : '\nThe desk is off. Set DESK_ORIGIN or HOST=localhost.';
      process.stdout.write(
        `${getDeskUrl(config, config.DESK_PORT ?? (await readPort(config.DATA_DIR)))}/invite/${token}\n\nFor ${email}, as ${role}. It works once, until ${until}.${unreachable}\n`,
      );
      return 0;
    };
  },

  list: () => async (database) => {
    const people = await database.query(
      `select email, name, role, case when disabled_at is null then 'active' else 'disabled' end as state,
        to_char(seen_at, 'YYYY-MM-DD HH24:MI') as "last seen", disabled_at is not null as is_last
      from staff.member
      union all
      select email, name, role, 'invited until ' || to_char(expires_at, 'YYYY-MM-DD HH24:MI'), null, false
      from staff.invite where expires_at > now()
      order by is_last, state, email`,
    );
    const columns = ['email', 'name', 'role', 'state', 'last seen'];
    const cells = people.map((row) => columns.map((name) => row[name]));
    const none = 'No members yet. Invite one with: npm run staff -- invite you@example.com --role admin\n';
    const width = process.stdout.columns ?? widthWithoutTerminal;
    await writeToFileOrStdout('-', [people.length === 0 ? none : formatColumns(columns, cells, width).text]);
    return 0;
  },

  disable: (address) => setDisabled(readEmailAddress(address), true),
  enable: (address) => setDisabled(readEmailAddress(address), false),

  'sign-out': (address) => {
    const email = readEmailAddress(address);
    return async (database) => {
      const ended = await endSessions(database, await findMemberId(database, email));
      process.stdout.write(`${ended === 1 ? '1 session of' : `${ended} sessions of`} ${email} ended.\n`);
      return 0;
    };
  },
};

function setDisabled(email: string, disabled: boolean): RunWithDatabase {
  return async (database) => {
    const result = await changeRights(database, await findMemberId(database, email), { disabled }, null);
    if (result === 'last_admin') {
      throw new Error(`${email} is the only admin: invite another one first.`);
    }
    process.stdout.write(`${email} ${disabled ? 'is disabled' : 'is enabled'}.\n`);
    return 0;
  };
}

function readEmailAddress(text: string): string {
  if (!readAddress(text)) throw new UsageError(`'${text}' is not a single email address.`);
  return text.toLowerCase();
}

async function findMemberId(database: StaffDatabase, email: string): Promise<string> {
  const [found] = await database.query('select id from staff.member where email = $1', [email]);
  if (!found)
    throw new Error(`There is no member with the address ${email}. List members with: npm run staff -- list`);
  return String(found.id);
}

async function run([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name];
  if (!command) throw new UsageError(name === '' ? 'Missing command.' : `Unknown command '${name}'.`);
  const options = name === 'invite' ? { role: textOption, name: textOption } : {};
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [address = '', ...more] = positionals;
  const extra = name === 'list' ? positionals[0] : more[0];
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}' for ${name}.`);
  if (address === '' && name !== 'list') throw new UsageError(`${name} needs an address.`);
  const work = command(address, values as Options);
  const config = readConfig();
  return withDatabase(work)(config, createLogger('silent')).catch((error) => {
    throw explainDatabaseError(error, config);
  });
}

function explainDatabaseError(error: unknown, { DATABASE_URL }: Config): unknown {
  if (isSqlError(error) && error.code === undefinedTableCode)
    return new Error('This database has no desk tables yet. Start the site once to run the migrations.');
  if (error instanceof DatabaseUnavailable && DATABASE_URL)
    return new Error(`Cannot connect to ${describeLocation(DATABASE_URL)} (DATABASE_URL)`, {
      cause: error.cause,
    });
  return error;
}

await runProgram('staff', usage, run);
