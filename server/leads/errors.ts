/** Staff see the message. */
export class LeadsError extends Error {}

export class UnknownTable extends LeadsError {
  constructor(name: string, tables: { name: string }[]) {
    super(`There is no table '${name}'. The tables: ${tables.map((table) => table.name).join(', ')}`);
  }
}

/** Thrown because the backup would be inconsistent. */
export class RowsChanged extends LeadsError {
  constructor() {
    super('Rows were erased or changed during the backup, so it is incomplete. Run it again.');
  }
}

export class TablesNotEmpty extends LeadsError {
  readonly rows: number;

  constructor(rows: number) {
    super(`The database already contains ${rows} rows`);
    this.rows = rows;
  }
}
