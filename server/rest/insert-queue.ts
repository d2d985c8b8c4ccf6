import { type Database, isSqlError } from '#server/db/database.ts';
import { getStatus } from './sqlstate.ts';
import { type Insert, isShareable, toSharedStatement, toStatement } from './statement.ts';

type QueuedInsert = { insert: Insert; resolve(): void; reject(error: unknown): void };

const maxRows = 100;
const maxCharacters = 256 * 1024;

export class InsertQueue {
  readonly #database: Database;
  readonly #waiting = new Map<string, QueuedInsert[]>();

  constructor(database: Database) {
    this.#database = database;
  }

  async store(insert: Insert): Promise<void> {
    if (!isShareable(insert)) return this.#storeSeparately(insert);
    const shape = [insert.table.name, ...insert.columns].join('\n');
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(shape);
      if (queue) queue.push({ insert, resolve, reject });
      else {
        this.#waiting.set(shape, [{ insert, resolve, reject }]);
        setImmediate(() => this.#sendBatch(shape));
      }
    });
  }

  async #storeSeparately(insert: Insert): Promise<void> {
    await this.#database.asVisitor((client) => client.query(toStatement(insert)));
  }

  async #sendBatch(shape: string): Promise<void> {
    let sent: QueuedInsert[] | undefined;
    try {
      await this.#database.asVisitor((client) => {
        sent = this.takeBatch(shape);
        return client.query(toSharedStatement(sent.map(({ insert }) => insert)));
      });
      for (const { resolve } of sent ?? []) resolve();
    } catch (error) {
      sent ??= this.takeBatch(shape);
      const isFaultOfSingleRow = sent.length > 1 && isSqlError(error) && getStatus(error) < 500;
      for (const { insert, resolve, reject } of sent) {
        if (isFaultOfSingleRow) this.#storeSeparately(insert).then(resolve, reject);
        else reject(error);
      }
    }
  }

  takeBatch(shape: string): QueuedInsert[] {
    const queue = this.#waiting.get(shape) ?? [];
    let text = 0;
    const enough = queue.findIndex(({ insert }) => {
      text += insert.payload.json.length;
      return text > maxCharacters;
    });
    const batch = queue.splice(0, enough === -1 ? maxRows : Math.min(maxRows, Math.max(1, enough)));
    if (queue.length === 0) this.#waiting.delete(shape);
    else setImmediate(() => this.#sendBatch(shape));
    return batch;
  }
}
