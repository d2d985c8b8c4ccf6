import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase, type StaffQueries } from '#server/db/staff-query.ts';
import { hashAddress } from '#server/outbound/mail/address.ts';

const leaseMinutes = 2;
const timeoutMilliseconds = 10_000;

type StoredPosition = { uidValidity: string | null; lastUid: number };

export class LeaseLost extends Error {}

/** A lease lets only one process read a mailbox. */
export class MailboxPosition {
  readonly #staff: StaffQueries;
  readonly #id: string;
  readonly #lease = randomUUID();
  #breaksLease: boolean;

  /** `isAlone`: no other process uses the database, so an existing lease was left behind. */
  constructor(database: Database, mailbox: string, isAlone: boolean) {
    this.#staff = createStaffDatabase(database, timeoutMilliseconds);
    this.#id = hashAddress(mailbox);
    this.#breaksLease = isAlone;
  }

  /** Acquires or renews the lease; undefined while another process holds it. */
  async claim(): Promise<StoredPosition | undefined> {
    const [row] = await this.#staff.query(
      `insert into staff.mailbox (id, lease, leased_until) values ($1, $2, now() + interval '${leaseMinutes} minutes')
      on conflict (id) do update set lease = excluded.lease, leased_until = excluded.leased_until
      where mailbox.lease is not distinct from $2 or mailbox.leased_until is null or mailbox.leased_until < now() or $3
      returning uid_validity as "uidValidity", last_uid::float8 as "lastUid"`,
      [this.#id, this.#lease, this.#breaksLease],
    );
    this.#breaksLease = false;
    return row as StoredPosition | undefined;
  }

  async move(uidValidity: string, lastUid: number): Promise<void> {
    await this.#update('uid_validity = $3, last_uid = $4', [uidValidity, lastUid]);
  }

  async markRead(): Promise<void> {
    await this.#update('checked_at = now(), failing_since = null');
  }

  async markFailing(): Promise<void> {
    await this.#update('failing_since = coalesce(failing_since, now())');
  }

  async release(): Promise<void> {
    await this.#update('leased_until = null');
  }

  async #update(changes: string, values: unknown[] = []): Promise<void> {
    const [row] = await this.#staff.query(
      `update staff.mailbox set ${changes} where id = $1 and lease = $2 returning 1`,
      [this.#id, this.#lease, ...values],
    );
    if (!row) throw new LeaseLost('Another process has taken over the mailbox.');
  }
}
