import type { StaffDatabase } from '#server/db/staff-query.ts';
import { leadRef } from '#shared/desk/lead-ref.ts';

// Lines are written within transactions, and seen when those end: not always in their order.
const windowMilliseconds = 30_000;
const mostLines = 1_000;
const mostRemembered = 10_000;

export type News = {
  refs: string[];
  arrived: number;
  isWork: boolean;
};
type Line = { id: string; at: string; kind: string; number: number | null; table: string | null };

/** The newest part of the history, seen line by line; begins with its first look. */
export class EventWindow {
  readonly #staff: Pick<StaffDatabase, 'query'>;
  /** Lines that were told of, by the database's clock in milliseconds. */
  readonly #seen = new Map<string, number>();
  #since: Date | undefined;
  #published: string | undefined;
  hasPublishing = false;

  constructor(staff: Pick<StaffDatabase, 'query'>) {
    this.#staff = staff;
  }

  get hasLooked(): boolean {
    return this.#since !== undefined;
  }

  /** @returns undefined when there is nothing new @throws what the database layer throws */
  async look(): Promise<News | undefined> {
    const isFirst = !this.hasLooked;
    const [row] = await this.#staff.query(newestLines, [this.#since?.toISOString() ?? null]);
    const { now, lines, published } = row as { now: Date; lines: Line[]; published: string };
    this.hasPublishing = published !== this.#published;
    this.#published = published;
    const fresh = lines.filter(({ id }) => !this.#seen.has(id));
    for (const { id, at } of fresh) this.#seen.set(id, Date.parse(at));
    this.#since = new Date(+now - windowMilliseconds);
    this.#forget(+this.#since);
    // What was asked for before this look may have changed before it.
    if (isFirst) return { refs: [], arrived: 0, isWork: true };
    if (fresh.length === 0) return undefined;
    const refs = fresh.map(({ number, table }) => (number === null ? '' : leadRef(table ?? '', number)));
    const isAny = lines.length === mostLines || refs.includes('');
    const arrived = fresh.filter(({ kind }) => kind === 'arrived').length;
    return { refs: isAny ? [] : [...new Set(refs)], arrived, isWork: isAny || arrived < fresh.length };
  }

  #forget(before: number): void {
    for (const [id, at] of this.#seen) {
      if (at < before || this.#seen.size > mostRemembered) this.#seen.delete(id);
    }
  }
}

// Somebody's coming is no news of a lead; what else is about none may be about all.
const newestLines = `
  select clock_timestamp() as now, concat(
    (select max(changed_at) from staff.release), (select asked_at from staff.publish_schedule)
  ) as published, (
    select coalesce(json_agg(line order by line.at), '[]') from (
      select event.id, event.created_at as at, event.kind, lead.number, lead.subject_table as "table"
      from staff.event left join staff.lead on lead.id = event.lead_id
      where event.created_at > coalesce($1::timestamptz, now() - interval '${windowMilliseconds} milliseconds')
        and event.kind not in ('sign_in', 'sign_out')
      order by event.created_at desc limit ${mostLines}
    ) as line
  ) as lines`;
