/** Types of the content API under `/desk/api/content`. Times are ISO 8601 in UTC, people are member ids. */

import type { Patch, Path, Step } from './working-copy.ts';

export type StoredChange = Patch & {
  base?: unknown;
  by: string | null;
  at: string;
  /** Changes with every edit of the draft. */
  version: string;
  stale: boolean;
  isScheduled?: true;
};

export type ContentProblem = {
  document: string;
  path: Step[];
  message: string;
  between?: true;
};

export type DocumentRow = {
  /** Path below src/content without `pages/` and extension, such as `home`, `shows/palo` or `site`. */
  id: string;
  name: string;
  group: DocumentGroup;
  /** Path of the page that shows the document. */
  route: string | null;
  changes: number;
  /** Number of drafts that no longer apply. */
  stale: number;
};
export type DocumentGroup = 'pages' | 'shows' | 'everywhere' | 'site';

export type ContentOverview = {
  documents: DocumentRow[];
  /** Number of publishable drafts, not including scheduled ones. */
  ready: number;
  scheduled: number;
  /** One problem for each draft or new list item that cannot be published yet. */
  left: ContentProblem[];
  oldPrices: OldPrice[];
};

/** An outdated price of `document`, and the texts that still name it. */
export type OldPrice = {
  document: string;
  amount: string;
  places: { document: string; path: Step[] }[];
};

export type ContentSearchResult = {
  hits: { document: string; path: Step[] /** The match with its context. */; text: string }[];
  count: number;
};

/** `GET content/documents/:id`: slashes of the id are escaped; 404 for an unknown id. */
export type ContentDocument = {
  id: string;
  name: string;
  group: DocumentGroup;
  route: string | null;
  published: unknown;
  /** Including stale ones, oldest first. */
  changes: StoredChange[];
  problems: ContentProblem[];
  others: string[];
};

/** Saved with compare-and-set (`was`). A null patch deletes the draft; invalid values are saved too. */
export type ContentChange = { path: Path; patch: Patch | null; was: string | null };

/** Response with 409, or 400 for an invalid change. Changes that are not listed were stored. */
export type ContentConflict = {
  code: 'changed' | 'invalid';
  document: ContentDocument;
  clashes: ContentClash[];
};
export type ContentClash = {
  path: Path;
  /** The other draft, at this path, above or below it; null if the published value was restored. */
  theirs: StoredChange | null;
  by: string | null;
  at: string | null;
  wrong?: string;
};

export type ContentPresence = { others: string[] };

export type DescribedChange = {
  document: string;
  where: string;
  before: string | null;
  after: string | null;
};

export type ContentHistory = { lines: HistoryLine[]; next: string | null };
export type HistoryLine = DescribedChange & {
  id: string;
  by: string | null;
  at: string;
  /** Whether the path still exists. `POST content/history/:id/restore` drafts the old value; 409 if it has a draft. */
  mayRestore: boolean;
};

/** `GET content/launch`: placeholder content that must be replaced before launch. */
export type LaunchList = { findings: LaunchFinding[] };
export type LaunchFinding = {
  /** Add this id to `waived` in the document `site` to ignore the finding. */
  id: string;
  text: string;
  /** Document and path of the content; null if only a developer can change it. */
  document: string | null;
  path: Step[];
  /** Whether a draft fixes it, so that the next release removes the finding. */
  waits: boolean;
};

export const maxChangesPerRequest = 200;
