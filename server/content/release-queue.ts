import { randomUUID } from 'node:crypto';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { readLiveRelease } from '#server/static/release-folder.ts';
import type { PublishProblem, Release } from '#shared/desk/publishing.ts';

export type Claim = {
  id: string;
  kind: Release['kind'];
  attempts: number;
  folder: string;
  askedBy: string | null;
  lease: string;
};

export const leaseSeconds = 20;
const maxAttempts = 2;
const graceSeconds = 40;

export class ReleaseQueue {
  readonly #staff: Pick<StaffDatabase, 'query'>;

  constructor(staff: Pick<StaffDatabase, 'query'>) {
    this.#staff = staff;
  }

  async claim(): Promise<Claim | undefined> {
    const [row] = await this.#staff.query(
      `update staff.release set state = 'checking', step = 0, steps = 0, lease = $1,
        leased_until = clock_timestamp() + interval '${leaseSeconds} seconds', attempts = attempts + 1,
        begun_at = coalesce(begun_at, clock_timestamp()), changed_at = clock_timestamp()
      where id = (
        select id from staff.release
        where (state in ('checking', 'building') and leased_until <= clock_timestamp())
          or (state = 'queued' and not exists (select from staff.release where state in ('checking', 'building')))
        order by state = 'queued', number limit 1 for update skip locked
      )
      returning id, kind, attempts, folder, asked_by as "askedBy", lease`,
      [randomUUID()],
    );
    return row as Claim | undefined;
  }

  canRetry({ attempts }: Claim): boolean {
    return attempts <= maxAttempts;
  }

  /** @returns false when the lease was lost */
  async renew({ id, lease }: Claim): Promise<boolean> {
    const rows = await this.#staff.query(
      `update staff.release set leased_until = clock_timestamp() + interval '${leaseSeconds} seconds'
      where id = $1 and lease = $2 and state in ('checking', 'building') returning id`,
      [id, lease],
    );
    return rows.length > 0;
  }

  async reportProgress(
    { id, lease }: Claim,
    state: 'checking' | 'building',
    step: number,
    steps: number,
  ): Promise<void> {
    await this.#staff.query(
      `update staff.release set state = $3, step = $4, steps = $5, changed_at = clock_timestamp()
      where id = $1 and lease = $2 and state in ('checking', 'building')`,
      [id, lease, state, step, steps],
    );
  }

  async markLive({ id }: Claim, changes: unknown[]): Promise<void> {
    await this.#staff.query(
      `update staff.release set state = 'live', changes = $2::jsonb, ended_at = clock_timestamp(),
        changed_at = clock_timestamp(), leased_until = null
      where id = $1 and state in ('checking', 'building')`,
      [id, JSON.stringify(changes)],
    );
  }

  async markFailed({ id, lease }: Claim, reason: string, problems: PublishProblem[]): Promise<void> {
    await this.#staff.query(
      `update staff.release set state = 'failed', reason = $3, problems = $4::jsonb, ended_at = clock_timestamp(),
        changed_at = clock_timestamp(), leased_until = null
      where id = $1 and lease = $2 and state in ('checking', 'building')`,
      [id, lease, reason, JSON.stringify(problems)],
    );
  }

  async requeue({ id, lease }: Claim): Promise<void> {
    await this.#staff.query(
      `update staff.release set state = 'queued', attempts = attempts - 1, leased_until = null, lease = null,
        changed_at = clock_timestamp()
      where id = $1 and lease = $2 and state in ('checking', 'building')
        and not exists (select from staff.release as other where other.state = 'queued' and other.kind = release.kind)`,
      [id, lease],
    );
  }

  async hasQueuedRelease(): Promise<boolean> {
    const rows = await this.#staff.query(
      `select from staff.release where state in ('queued', 'checking', 'building') and kind in ('publish', 'scheduled', 'upgrade')`,
    );
    return rows.length > 0;
  }

  async findOrAddDeployedRelease(): Promise<string> {
    const [row] = await this.#staff.query(
      `with noted as (
        insert into staff.release (kind, folder, state, ended_at)
        select 'deployed', gen_random_uuid(), 'live', clock_timestamp()
        where not exists (select from staff.release where kind = 'deployed')
        returning folder
      )
      select folder from noted union all select folder from staff.release where kind = 'deployed'`,
    );
    return String(row?.folder);
  }
}

/** Returns the queued release of the same kind if there is one. `of` is the folder of the rollback target. */
export async function requestRelease(
  staff: Pick<StaffDatabase, 'query'>,
  kind: Release['kind'],
  by: string | null,
  of: string = randomUUID(),
): Promise<string> {
  const [row] = await staff.query(
    `insert into staff.release (kind, asked_by, folder) values ($1, $2, $3)
    on conflict (kind) where state = 'queued' do update set
      folder = case when excluded.kind = 'back' then excluded.folder else release.folder end,
      changed_at = clock_timestamp()
    returning id`,
    [kind, by, of],
  );
  return String(row?.id);
}

export async function failAbandonedReleases(staff: Pick<StaffDatabase, 'query'>): Promise<void> {
  await staff.query(
    `update staff.release set state = 'failed', ended_at = clock_timestamp(), changed_at = clock_timestamp(),
      reason = 'The builder stopped and was not restarted. The site is unchanged.', leased_until = null
    where state in ('checking', 'building') and leased_until < clock_timestamp() - interval '${graceSeconds} seconds'`,
  );
}

/** Whether a release is queued or was abandoned, or the live release may need an upgrade. */
export async function isReleasePending(
  staff: Pick<StaffDatabase, 'query'>,
  dataDir: string,
): Promise<boolean> {
  if (await readLiveRelease(dataDir)) return true;
  const rows = await staff.query(
    `select from staff.release where state in ('queued', 'checking', 'building') limit 1`,
  );
  return rows.length > 0;
}
