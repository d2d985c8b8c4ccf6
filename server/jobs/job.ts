/** One thing to do about a stored row, as `staff.job` keeps it. */
export type Job = {
  id: string;
  kind: string;
  /** The table and the row that it is about; no table for what is about no row. */
  table: string | null;
  rowId: string;
  /** When the row was stored. */
  createdAt: Date;
  /** How often it was tried, this time included. */
  attempts: number;
  /** How often it went so far that nobody can say whether it was done. */
  begun: number;
  /** Staff want it to be done, whatever bounds say. */
  insisted: boolean;
};

/** How a job ends, when it is not tried again. */
export type End = 'done' | 'held' | 'uncertain' | 'dead';
