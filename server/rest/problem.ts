/** The body of every refusal; PostgREST's keys. */
type ProblemBody = { code: string; details: string | null; hint: string | null; message: string };

/** A refusal of the insert contract: an HTTP status and a body in PostgREST's shape. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly body: ProblemBody;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { details?: string | null; hint?: string | null; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.body = { code, details: more.details ?? null, hint: more.hint ?? null, message };
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** PostgreSQL's refusal for a missing right of `anon`, for anything but a plain insert. */
export function permissionDenied(table: string): Problem {
  return new Problem(401, '42501', `permission denied for table ${table}`);
}
