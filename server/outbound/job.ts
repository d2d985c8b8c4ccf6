export type Job = {
  id: string;
  kind: string;
  table: string | null;
  rowId: string;
  createdAt: Date;
  attempts: number;
  begun: number;
  /** Resends even if the address refused an earlier email. */
  isForced: boolean;
};

export type FinalJobState = 'done' | 'held' | 'uncertain' | 'dead';
