type ProblemBody = { code: string; details: string | null; hint: string | null; message: string };

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

/** PostgreSQL's error for anything that `anon` must not do. */
export function createPermissionProblem(table: string): Problem {
  return new Problem(401, '42501', `permission denied for table ${table}`);
}
