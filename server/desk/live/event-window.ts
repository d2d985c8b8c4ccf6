import type { StaffDatabase } from '#server/db/staff-query.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';

// Events become visible when their transaction commits, so not always in order of time.
const windowMilliseconds = 30_000;
const maxEvents = 1_000;
const maxSeenEvents = 10_000;

type EventLine = { id: string; at: string; number: number | null; table: string | null };

export class EventWindow {
  readonly #staff: Pick<StaffDatabase, 'query'>;
  /** Times of the events in milliseconds, by id. */
  readonly #seen = new Map<string, number>();
  #since: Date | undefined;
  #published: string | undefined;
  hasPublishing = false;

  constructor(staff: Pick<StaffDatabase, 'query'>) {
    this.#staff = staff;
  }

  get hasPolled(): boolean {
    return this.#since !== undefined;
  }

  /** @returns refs of changed leads; empty if any lead may have changed, undefined without new events */
  async pollEvents(): Promise<string[] | undefined> {
    const isFirst = !this.hasPolled;
    const [row] = await this.#staff.query(newestEventsQuery, [this.#since?.toISOString() ?? null]);
    const { now, lines, published } = row as { now: Date; lines: EventLine[]; published: string };
    this.hasPublishing = published !== this.#published;
    this.#published = published;
    const unseen = lines.filter(({ id }) => !this.#seen.has(id));
    for (const { id, at } of unseen) this.#seen.set(id, Date.parse(at));
    this.#since = new Date(+now - windowMilliseconds);
    this.#forgetEvents(+this.#since);
    // Any lead may have changed since the page was loaded.
    if (isFirst) return [];
    if (unseen.length === 0) return undefined;
    const refs = unseen.map(({ number, table }) =>
      number === null ? '' : formatLeadRef(table ?? '', number),
    );
    const isAny = lines.length === maxEvents || refs.includes('');
    return isAny ? [] : [...new Set(refs)];
  }

  #forgetEvents(before: number): void {
    for (const [id, at] of this.#seen) {
      if (at < before || this.#seen.size > maxSeenEvents) this.#seen.delete(id);
    }
  }
}

// Sign-ins concern no lead; other events without a lead may concern all.
const newestEventsQuery = `
  select clock_timestamp() as now, concat(
    (select max(changed_at) from staff.release), (select asked_at from staff.publish_schedule)
  ) as published, (
    select coalesce(json_agg(line order by line.at), '[]') from (
      select event.id, event.created_at as at, lead.number, lead.subject_table as "table"
      from staff.event left join staff.lead on lead.id = event.lead_id
      where event.created_at > coalesce($1::timestamptz, now() - interval '${windowMilliseconds} milliseconds')
        and event.kind not in ('sign_in', 'sign_out')
      order by event.created_at desc limit ${maxEvents}
    ) as line
  ) as lines`;
