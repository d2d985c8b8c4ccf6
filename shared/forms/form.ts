import type { RouteId } from '#src/routes.ts';
import type { StoredRow } from './stored-row.ts';

/** How long rows are kept: from each row on, from the last row of the same address, or from the day the feature opened. */
export type Retention = { months: number; from: 'row' | 'address' | 'opening' };

/** Facts about a stored row that its columns do not hold. */
export type RowFacts = {
  /** 1 for the first submission of this address; only for forms that count repeats. */
  repeat?: number | null;
  /** Newsletter: the address was confirmed. */
  isConfirmed?: boolean;
};

/** A column that the lead shows as a fact of its own. */
export type FormFact = { column: string; name: string; words?: (value: string) => string };

/** Everything outside a form's own folder that differs from form to form. */
export type FormDefinition = {
  table: string;
  /** Name in lists, filters and reports: "Contact form". */
  name: string;
  icon: 'message' | 'person' | 'calculator' | 'key' | 'mail' | 'note';
  letter: string;
  /** View of the inbox that lists its leads. */
  audience: 'brand' | 'creator' | null;
  /** Pages with this form; visitors who begin it there are counted. A form on every page names itself. */
  pages: readonly RouteId[];
  /** Hours within which the site promises a reply; null promises none. tests/specification compares it with the words. */
  promisedHours: number | null;
  retention: Retention | 'until erased';
  /** Kinds of mail that a new row triggers. */
  mails: readonly string[];
  /** The email that the visitor gets at once, in a sentence: "The receipt bounced." */
  receipt: 'receipt' | 'breakdown' | 'confirmation';
  /** The receipt's name among a lead's emails. */
  receiptName?: string;
  /** Column with what the visitor wrote in their own words. */
  messageColumn: string | null;
  facts: readonly FormFact[];
  countsRepeats: boolean;
  /** Subject of a reply: "Your message" to the agency. */
  replySubject: (brand: string) => string;
  summary: (row: StoredRow, facts: RowFacts) => string;
};
