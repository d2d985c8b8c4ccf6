/**
 * What the desk and its server say to each other about publishing, below `/desk/api/content/`. Types only. Moments are
 * ISO 8601 in UTC. An open desk hears of every change by the event `publishing`, and asks again.
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
  /** `deployed` is the site as it was before anything was published, `upgrade` the same words with new code. */
  kind: 'publish' | 'back' | 'upgrade' | 'deployed';
  state: 'queued' | 'checking' | 'building' | 'live' | 'failed';
  step: number;
  steps: number;
  askedAt: string;
  /** A member's id; null where nobody asked. */
  askedBy: string | null;
  begunAt: string | null;
  endedAt: string | null;
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
  hasBuilder: boolean;
};

/** `GET releases`: the newest first. */
export type Releases = { releases: Release[] };
