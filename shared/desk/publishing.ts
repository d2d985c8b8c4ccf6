/**
 * Types of the publishing API under `/desk/api/content/`. Times are ISO 8601 in UTC. Open desks receive the event
 * `publishing` on every change and reload.
 */

export type PublishProblem = { document: string; path: (string | number)[]; message: string };

export type PublishedChange = {
  document: string;
  path: (string | number)[];
  before: unknown;
  after: unknown;
  by: string | null;
};

export type Release = {
  id: string;
  number: number;
  /** `deployed` is the site before the first publish, `upgrade` the same content with new code. */
  kind: 'publish' | 'scheduled' | 'back' | 'upgrade' | 'deployed';
  state: 'queued' | 'checking' | 'building' | 'live' | 'failed';
  step: number;
  steps: number;
  askedAt: string;
  /** Member id; null for automatic releases. */
  askedBy: string | null;
  begunAt: string | null;
  endedAt: string | null;
  /** The time that was chosen; null when somebody pressed Publish. */
  dueAt: string | null;
  /** Why not, for people; null unless it failed. */
  reason: string | null;
  problems: PublishProblem[];
  changes: PublishedChange[];
  /** Visitors see it now. */
  isLive: boolean;
  mayReturn: boolean;
};

/** `GET publishing`: the one that is under way, or waits; else the last one. */
export type Publishing = {
  now: Release | null;
  /** Another press that waits until `now` is done. */
  next: Release | null;
  /** The newest that went live. */
  live: Release | null;
  before: Release | null;
  scheduled: Scheduled | null;
  hasBuilder: boolean;
};

/** `PUT schedule` with `{ at }` plans a release of the drafts of that moment, or moves the planned one to another time. */
export type Scheduled = {
  dueAt: string;
  /** The zone in which the time was chosen, such as `America/New_York`. */
  timeZone: string;
  askedBy: string | null;
};

/** `GET releases`: the newest first. */
export type Releases = { releases: Release[] };
