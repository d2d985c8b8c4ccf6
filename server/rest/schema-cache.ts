import { type Database, DatabaseUnavailable } from '#server/db/database.ts';
import { Problem } from './problem.ts';

export type Table = {
  name: string;
  /** SQL types with length and scale, by column name. */
  columns: Map<string, string>;
  namedRowKey: string | null;
};

const catalogQuery = `
  select c.relname as name,
    json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod) order by a.attnum) as columns,
    (select k.conname from pg_constraint k join pg_attrdef d on d.adrelid = c.oid and k.conkey = array[d.adnum]
      where k.conrelid = c.oid and k.contype = 'p'
        and pg_get_expr(d.adbin, d.adrelid) like '%request.row_id%') as "namedRowKey"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  group by c.oid, c.relname`;

const minReloadIntervalMilliseconds = 2_000;

/** Reloads when a table or column is not found. */
export class SchemaCache {
  readonly #database: Database;
  #tables = new Map<string, Table>();
  #loadedAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws Problem PGRST205 or PGRST204; DatabaseUnavailable before the first migration */
  async findTable(name: string, columns: Iterable<string> = []): Promise<Table> {
    const requested = [...columns];
    let table = this.#tables.get(name);
    if (!table || requested.some((column) => !table?.columns.has(column))) {
      await this.#refresh();
      table = this.#tables.get(name);
    }
    if (this.#tables.size === 0) throw new DatabaseUnavailable('the database has no tables yet');
    if (!table) {
      throw new Problem(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
    }
    const missing = requested.find((column) => !table.columns.has(column));
    if (missing !== undefined) {
      const message = `Could not find the '${missing}' column of '${name}' in the schema cache`;
      throw new Problem(400, 'PGRST204', message);
    }
    return table;
  }

  async #refresh(): Promise<void> {
    if (performance.now() - this.#loadedAt < minReloadIntervalMilliseconds) return;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    await this.#loading;
  }

  async #load(): Promise<void> {
    const { rows } = await this.#database.asVisitor((client) => client.query(catalogQuery));
    this.#tables = new Map(
      rows.map((row) => [row.name, { ...row, columns: new Map(Object.entries<string>(row.columns)) }]),
    );
    this.#loadedAt = performance.now();
  }
}
