/** Staff see the message. */
export class LeadsError extends Error {}

export class UnknownTable extends LeadsError {
  constructor(name: string, tables: { name: string }[]) {
    super(`There is no table '${name}'. The tables: ${tables.map((table) => table.name).join(', ')}`);
  }
}

/** The backup would be inconsistent. */
export class RowsChanged extends LeadsError {
  constructor() {
    super('Rows were erased or changed during the backup, so it is incomplete. Run it again.');
  }
}

export class TablesNotEmpty extends LeadsError {
  readonly rows: number;

  constructor(rows: number) {
    super(`The database holds ${rows} rows already`);
    this.rows = rows;
  }
}
