import type { ClientBase } from 'pg';

/** What asks on one connection. */
export type Asking = Pick<ClientBase, 'query'>;

/** Runs queries on one connection; what it returns is passed on. */
export type Work<T, Client = ClientBase> = (client: Client) => Promise<T>;

type StaffOptions = {
  /** In milliseconds; on the embedded database, which cannot stop a statement, it is started again then. */
  timeout: number;
  /**
   * Its statements need no common transaction. On the embedded database, which has a single session, each is a transaction
   * and has the whole timeout, and visitors' statements go between them.
   */
  isApart?: boolean;
};

/** PostgreSQL as the server sees it, embedded or remote. */
export type Database = {
  /** Where the rows lie, for people: a folder, or host and database name without the password. */
  readonly location: string;
  /** Runs the work, which is a single statement, as `anon`. */
  asVisitor<T>(work: Work<T>): Promise<T>;
  /**
   * Runs the work as `service_role` in a transaction of its own, with times in UTC.
   * @throws DatabaseTimeout
   */
  asStaff<T>(work: Work<T, Asking>, options: StaffOptions): Promise<T>;
  /** Runs the work with the rights of the schema's owner, who alone may change the schema, restore rows and write a checkpoint. */
  asOwner<T>(work: Work<T>): Promise<T>;
  /** Waits for what is under way, then lets go of every connection. */
  close(): Promise<void>;
};

/** No connection could be had: refused, unreachable, or PostgreSQL turned the login away. */
export class DatabaseUnavailable extends Error {}

/** What the settings lead to cannot be trusted with visitors' rows; waiting does not help. */
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

/** What PostgreSQL says when it refuses a statement. */
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
