import type { ClientBase } from 'pg';

export type Asking = Pick<ClientBase, 'query'>;

/** Runs queries on one connection; what it returns is passed on. */
export type Work<T, Client = ClientBase> = (client: Client) => Promise<T>;

type StaffOptions = {
  /** In milliseconds; on the embedded database, which cannot stop a statement, it is started again then. */
  timeout: number;
  isApart?: boolean;
};

/** PostgreSQL as the server sees it, embedded or remote. */
export type Database = {
  readonly location: string;
  asVisitor<T>(work: Work<T>): Promise<T>;
  /**
   * Runs the work as `service_role` in a transaction of its own, with times in UTC.
   * @throws DatabaseTimeout
   */
  asStaff<T>(work: Work<T, Asking>, options: StaffOptions): Promise<T>;
  asOwner<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
};

/** No connection could be had: refused, unreachable, or PostgreSQL turned the login away. */
export class DatabaseUnavailable extends Error {}

export class UnfitDatabase extends DatabaseUnavailable {}

/** Too little room is left on the disk to take more rows. */
export class DiskFull extends DatabaseUnavailable {
  /** @param folder the database's folder */
  constructor(folder: string) {
    super(`No space left on the disk of ${folder}: free some, and the site continues by itself.`);
  }
}

/** PostgreSQL holds the connection but does not answer, or none of the pool's came free in time. */
export class DatabaseTimeout extends Error {
  readonly waitedFor: 'answer' | 'connection';

  constructor(waitedFor: 'answer' | 'connection', options?: ErrorOptions) {
    super(`no ${waitedFor} from the database in time`, options);
    this.waitedFor = waitedFor;
  }
}

/** An error that PostgreSQL raised. */
export type SqlError = Error & {
  code: string;
  severity?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
};

/** Tells PostgreSQL's own errors by their SQLSTATE; the two drivers do not share an error class. */
export function isSqlError(error: unknown): error is SqlError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}
