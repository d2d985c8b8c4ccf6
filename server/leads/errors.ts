/** Why staff's work on the stored rows cannot be done, in words for people. */
export class LeadsError extends Error {}

/** No table of that name keeps what visitors sent; the message names those that do. */
export class UnknownTable extends LeadsError {
  constructor(name: string, tables: { name: string }[]) {
    super(`There is no table '${name}'. The tables: ${tables.map((one) => one.name).join(', ')}`);
  }
}

/** Rows were deleted or changed while they were read: the backup would be of no one moment. */
export class RowsChanged extends LeadsError {
  constructor() {
    super('Rows were erased while they were read; the backup is not complete. Start it again.');
  }
}

/** A restore would mix its rows with those that are there. */
export class RowsInTheWay extends LeadsError {
  readonly rows: number;

  constructor(rows: number) {
    super(`The database holds ${rows} rows already`);
    this.rows = rows;
  }
}
