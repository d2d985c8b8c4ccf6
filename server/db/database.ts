import type { ClientBase } from 'pg';

export type Queryable = Pick<ClientBase, 'query'>;

export type Work<T, Client = ClientBase> = (client: Client) => Promise<T>;

type StaffOptions = {
  /** The embedded database cannot cancel a statement and is restarted instead. */
  timeout: number;
  isPerStatement?: boolean;
};

export type Database = {
  readonly location: string;
  asVisitor<T>(work: Work<T>): Promise<T>;
  /** Runs in a transaction with times in UTC. Retries after a deadlock. @throws DatabaseTimeout */
  asStaff<T>(work: Work<T, Queryable>, options: StaffOptions): Promise<T>;
  asOwner<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
};

export class DatabaseUnavailable extends Error {}

export class UnfitDatabase extends DatabaseUnavailable {}

export class DiskFull extends DatabaseUnavailable {
  constructor(folder: string) {
    super(`No space left on the disk of ${folder}: free some space, and the site will recover by itself.`);
  }
}

export class DatabaseTimeout extends Error {
  readonly waitedFor: 'answer' | 'connection';

  constructor(waitedFor: 'answer' | 'connection', options?: ErrorOptions) {
    super(`no ${waitedFor} from the database before the timeout`, options);
    this.waitedFor = waitedFor;
  }
}

export type SqlError = Error & {
  code: string;
  severity?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
};

/** Checks the SQLSTATE, because the two drivers do not share an error class. */
export function isSqlError(error: unknown): error is SqlError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}
