/**
 * Types of the content API under `/desk/api/content`, for admins and editors. Times are ISO 8601 in UTC, people are
 * member ids. Publishing has its own types (publishing.ts).
 */

import type { Patch, Path, Step } from './working-copy.ts';

export type StoredChange = Patch & {
  base?: unknown;
  by: string | null;
  at: string;
  /** Another one with each change of it. */
  version: string;
  stale: boolean;
  /** It is part of the scheduled release. */
  isScheduled?: true;
};

export type ContentProblem = {
  document: string;
  path: Step[];
  message: string;
  between?: true;
};

/** A line of `GET content`. Ids: a file below src/content without `pages/` and ending, such as `home`, `shows/palo`; `site`. */
export type DocumentRow = {
  id: string;
  name: string;
  group: DocumentGroup;
  /** The page that shows it, or shows it best: an address of the site. */
  route: string | null;
  /** Drafts that hold, and those that do not any more. */
  changes: number;
  stale: number;
};
export type DocumentGroup = 'pages' | 'shows' | 'everywhere' | 'site';

/** `GET content`. */
export type ContentOverview = {
  documents: DocumentRow[];
  /** Drafts that the next Publish publishes: those of a schedule are not among them. */
  ready: number;
  /** Drafts that the scheduled release publishes. */
  scheduled: number;
  /** One problem for each draft or new list member that stays a draft until it is put right. */
  left: ContentProblem[];
  oldPrices: OldPrice[];
};

/** A price that `document` no longer asks, and the texts that still name it. */
export type OldPrice = {
  document: string;
  amount: string;
  places: { document: string; path: Step[] }[];
};

export type ContentFound = {
  hits: { document: string; path: Step[] /** What stands around them. */; text: string }[];
  count: number;
};

/** `GET content/documents/:id`, the id with its slash escaped. 404 where there is none. */
export type ContentDocument = {
  id: string;
  name: string;
  group: DocumentGroup;
  route: string | null;
  published: unknown;
  /** Stale ones too, the oldest first. */
  changes: StoredChange[];
  problems: ContentProblem[];
  others: string[];
};

/**
 * `PUT content/documents/:id` accepts several changes and returns the document. Each is stored if the draft at its
 * path is still the version the editor saw (`was`, null for none). No patch deletes the draft. Invalid values are
 * stored too: only publishing rejects them.
 */
export type ContentChange = { path: Path; patch: Patch | null; was: string | null };

/** 409 to that, or 400 where one of them is wrong: these were not stored, the others were. */
export type ContentConflict = {
  code: 'changed' | 'invalid';
  document: ContentDocument;
  clashes: ContentClash[];
};
export type ContentClash = {
  path: Path;
  /** Their draft, at this path, above or below it; null where they put back what is published. */
  theirs: StoredChange | null;
  by: string | null;
  at: string | null;
  wrong?: string;
};

/** `POST content/documents/:id/presence`, again and again while it is open. */
export type ContentPresence = { others: string[] };

export type ChangeInWords = {
  document: string;
  where: string;
  /** Lines of text; of a list its members by their names. Null where there was or is nothing. */
  before: string | null;
  after: string | null;
};

export type ContentHistory = { lines: HistoryLine[]; next: string | null };
export type HistoryLine = ChangeInWords & {
  id: string;
  by: string | null;
  at: string;
  /** The place still is there: `POST content/history/:id/restore` makes a draft of what stood there. 409 where one is already. */
  mayRestore: boolean;
};

/** `GET content/launch`: what has to be replaced before the site is the agency's own. */
export type LaunchList = { findings: LaunchFinding[] };
export type LaunchFinding = {
  /** Names it in `waived` of the document `site`, whose members are right as they are. */
  id: string;
  text: string;
  /** The document that it is changed in, and where; null where only a developer can. */
  document: string | null;
  path: Step[];
  /** A draft settles it: the next publishing takes it off the list. */
  waits: boolean;
};

/** Changes of a document that are stored with one request, at most. */
export const mostAtOnce = 200;
