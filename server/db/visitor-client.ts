import pg, { type QueryConfig, type QueryResult } from 'pg';
import { DatabaseUnavailable, isSqlError, UnfitDatabase } from './database.ts';

const statementMilliseconds = 2_000;
const stepDown = `select pg_catalog.set_config('role', 'anon', true),
  pg_catalog.set_config('statement_timeout', '${statementMilliseconds}', true)`;
// No plan of that name in the session, or another one already.
const lostPlan = new Set(['26000', '42P05']);

type Answer = (error: Error | undefined, result: QueryResult) => void;
type Wire = {
  parse(message: { text: string }): void;
  bind(message: object): void;
  execute(message: object): void;
};
// How pg's client drives a query; its types leave that out.
type DrivenQuery = pg.Submittable & {
  prepare(wire: Wire): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
};
const Query = pg.Query as unknown as new (statement: QueryConfig, answer: Answer) => DrivenQuery;

/**
 * One statement, with the step down to `anon` before it. PostgreSQL takes all messages up to the `Sync` at the end
 * for one transaction: no pooler can come between the two, and where the step fails the statement is not run.
 */
class VisitorQuery extends Query {
  #hasSteppedDown = false;

  override prepare(wire: Wire): void {
    wire.parse({ text: stepDown });
    wire.bind({});
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(message: object): void {
    if (this.#hasSteppedDown) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    if (this.#hasSteppedDown) super.handleCommandComplete(message, wire);
    this.#hasSteppedDown = true;
  }

  override handleError(error: Error, wire: Wire): void {
    const wasRun = this.#hasSteppedDown && !(isSqlError(error) && lostPlan.has(error.code));
    const reported = wasRun ? error : new DatabaseUnavailable('the statement was not run', { cause: error });
    super.handleError(reported, wire);
  }
}

/** A connection for visitors. What PostgreSQL's session remembers gives and takes no right here. */
export class VisitorClient extends pg.Client {
  #keepsPlans = false;

  /**
   * Looks at what the connection leads to. Statements are prepared under names only where the session is the
   * connection's own: a pooler tells its clients a process number that it made up.
   * @throws UnfitDatabase when statements do not run as `anon`
   */
  async examine(milliseconds: number): Promise<void> {
    const text = 'select current_user::text as role, pg_backend_pid() as pid';
    const { rows } = await this.run({ text }, milliseconds);
    if (rows[0].role !== 'anon') {
      throw new UnfitDatabase(
        `What visitors send would be stored by the role ${rows[0].role}: what stands between this server and ` +
          'PostgreSQL does not pass transactions on as they are. Give DATABASE_URL the address of PostgreSQL itself.',
      );
    }
    this.#keepsPlans = 'processID' in this && this.processID === rows[0].pid;
  }

  /**
   * Runs one statement as `anon`, in a transaction of its own.
   * @throws DatabaseUnavailable when it was not run, or PostgreSQL's own error
   */
  run({ name, ...unnamed }: QueryConfig, milliseconds?: number): Promise<QueryResult> {
    const statement = { ...unnamed, ...(this.#keepsPlans && { name }), queryMode: 'extended' };
    return new Promise((resolve, reject) => {
      const query = new VisitorQuery(statement, (error, result) => (error ? reject(error) : resolve(result)));
      this.query(Object.assign(query, { query_timeout: milliseconds }));
    });
  }
}
