import type { RouteId } from '#src/routes.ts';
import type { StoredRow } from './stored-row.ts';

/** Retention counts from each row, from the last row of an address, or from the day the feature opened. */
export type Retention = { months: number; from: 'row' | 'address' | 'opening' };

export type RowFacts = {
  /** 1 for the first submission of this address; only for forms with `countsRepeats`. */
  repeat?: number | null;
  isConfirmed?: boolean;
};

type LeadOrigin = 'site' | 'scheduler' | 'staff';

type FormFact = { column: string; name: string; texts?: (value: string) => string };

export type FormDefinition = {
  table: string;
  origin: LeadOrigin;
  name: string;
  icon: 'phone' | 'message' | 'person' | 'calculator' | 'key' | 'mail' | 'note';
  letter: string;
  audience: 'brand' | 'creator' | null;
  /** Key of its texts in src/content/forms.yaml. */
  texts?: string;
  /** The pages with the form, for visitor counts. The desk previews the first one. Empty for a form that is on every page. */
  pages: readonly RouteId[];
  /** Hours within which a reply is due. tests/specification compares them with the site's texts. */
  deadlineHours: number | null;
  retention: Retention | 'until erased';
  mails: readonly string[];
  /** Name of the automatic email in a sentence: "The receipt bounced." */
  receipt: 'receipt' | 'breakdown' | 'confirmation';
  receiptName?: string;
  messageColumn: string | null;
  facts: readonly FormFact[];
  countsRepeats: boolean;
  /** For example "Your message to <brand>". */
  replySubject: (brand: string) => string;
  summary: (row: StoredRow, facts: RowFacts) => string;
};
