import pg, { type QueryConfig, type QueryResult } from 'pg';
import { DatabaseUnavailable, isSqlError, UnfitDatabase } from './database.ts';

const statementTimeoutMilliseconds = 2_000;
const switchRoleQuery = `select pg_catalog.set_config('role', 'anon', true),
  pg_catalog.set_config('statement_timeout', '${statementTimeoutMilliseconds}', true)`;
// Unknown or duplicate prepared statement.
const preparedStatementErrorCodes = new Set(['26000', '42P05']);

type QueryCallback = (error: Error | undefined, result: QueryResult) => void;
type ProtocolConnection = {
  parse(message: { text: string }): void;
  bind(message: object): void;
  execute(message: object): void;
};
// Methods of pg.Query that its types omit.
type InternalQuery = pg.Submittable & {
  prepare(wire: ProtocolConnection): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, wire: ProtocolConnection): void;
  handleError(error: Error, wire: ProtocolConnection): void;
};
const ExtendableQuery = pg.Query as unknown as new (
  statement: QueryConfig,
  answer: QueryCallback,
) => InternalQuery;

/**
 * PostgreSQL runs all messages up to `Sync` in one transaction, so no pooler can separate the statement from the switch to
 * `anon`. If the switch fails, the statement is not run.
 */
class VisitorQuery extends ExtendableQuery {
  #hasSwitchedRole = false;

  override prepare(wire: ProtocolConnection): void {
    wire.parse({ text: switchRoleQuery });
    wire.bind({});
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(message: object): void {
    if (this.#hasSwitchedRole) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, wire: ProtocolConnection): void {
    if (this.#hasSwitchedRole) super.handleCommandComplete(message, wire);
    this.#hasSwitchedRole = true;
  }

  override handleError(error: Error, wire: ProtocolConnection): void {
    const wasRun =
      this.#hasSwitchedRole && !(isSqlError(error) && preparedStatementErrorCodes.has(error.code));
    const reported = wasRun ? error : new DatabaseUnavailable('the statement was not run', { cause: error });
    super.handleError(reported, wire);
  }
}

export class VisitorClient extends pg.Client {
  #canPrepare = false;

  /** Uses prepared statements only on a direct connection: a pooler reports an invented process id. @throws UnfitDatabase */
  async examine(milliseconds: number): Promise<void> {
    const text = 'select current_user::text as role, pg_backend_pid() as pid';
    const { rows } = await this.run({ text }, milliseconds);
    if (rows[0].role !== 'anon') {
      throw new UnfitDatabase(
        `Forms would be stored by the role ${rows[0].role} instead of anon, because a pooler or proxy splits ` +
          'transactions. Set DATABASE_URL to the URL of PostgreSQL itself.',
      );
    }
    this.#canPrepare = 'processID' in this && this.processID === rows[0].pid;
  }

  /** Runs in its own transaction. @throws DatabaseUnavailable when it was not run, or PostgreSQL's own error */
  run({ name, ...unnamed }: QueryConfig, milliseconds?: number): Promise<QueryResult> {
    const statement = { ...unnamed, ...(this.#canPrepare && { name }), queryMode: 'extended' };
    return new Promise((resolve, reject) => {
      const query = new VisitorQuery(statement, (error, result) => (error ? reject(error) : resolve(result)));
      this.query(Object.assign(query, { query_timeout: milliseconds }));
    });
  }
}
