/**
 * What the desk and its server say to each other about publishing, below `/desk/api/content/`. Types only. Moments are
 * ISO 8601 in UTC. An open desk hears of every change by the event `publishing`, and asks again.
 */

/** What is wrong, in which document and where in it; an empty document is the site as a whole. */
export type PublishProblem = { document: string; path: (string | number)[]; message: string };

/** One text of a release as it was and as it is. */
export type PublishedChange = {
  document: string;
  path: (string | number)[];
  before: unknown;
  after: unknown;
  by: string | null;
};

/** One press on Publish or Back, and what became of it: `POST publish`, `POST releases/:id/back`. */
export type Release = {
  id: string;
  number: number;
  /** `deployed` is the site as it was before anything was published, `upgrade` the same words with new code. */
  kind: 'publish' | 'back' | 'upgrade' | 'deployed';
  state: 'queued' | 'checking' | 'building' | 'live' | 'failed';
  /** How many of how many documents are checked, or steps of the build are done. */
  step: number;
  steps: number;
  askedAt: string;
  /** A member's id; null where nobody asked. */
  askedBy: string | null;
  begunAt: string | null;
  /** When it went live, or failed. */
  endedAt: string | null;
  /** Why not, for people; null unless it failed. */
  reason: string | null;
  problems: PublishProblem[];
  changes: PublishedChange[];
  /** Visitors see it now. */
  isLive: boolean;
  /** One press leads back to it. */
  mayReturn: boolean;
};

/** `GET publishing`: the one that is under way, or waits; else the last one. */
export type Publishing = {
  now: Release | null;
  /** Another press that waits until `now` is done. */
  next: Release | null;
  /** The newest that went live. */
  live: Release | null;
  /** What one press leads back to: the one before. */
  before: Release | null;
  /** Whether anybody is there who publishes; where not, a press waits until somebody is. */
  hasBuilder: boolean;
};

/** `GET releases`: the newest first. */
export type Releases = { releases: Release[] };
