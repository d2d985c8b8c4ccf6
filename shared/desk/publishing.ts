/** Types of the publishing API under `/desk/api/content/`. Open desks reload after the event `publishing`. */

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
  /** The scheduled time; null for a release by Publish. */
  dueAt: string | null;
  reason: string | null;
  problems: PublishProblem[];
  changes: PublishedChange[];
  isLive: boolean;
  mayReturn: boolean;
};

export type Publishing = {
  /** The release that is in progress or queued, otherwise the last release. */
  now: Release | null;
  /** A release that is queued behind `now`. */
  next: Release | null;
  live: Release | null;
  before: Release | null;
  scheduled: ScheduledPublish | null;
  hasBuilder: boolean;
};

/** `PUT schedule` with `{ at, was }` schedules the current drafts, or moves the schedule that was due at `was`. */
export type ScheduledPublish = {
  dueAt: string;
  timeZone: string;
  askedBy: string | null;
};

export type Releases = { releases: Release[] };
