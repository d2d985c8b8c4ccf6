export type Job = {
  id: string;
  kind: string;
  table: string | null;
  rowId: string;
  createdAt: Date;
  attempts: number;
  /** Number of times the content was sent to a mail server. */
  begun: number;
  /** Staff requested a resend even if the address refused an earlier email. */
  isForced: boolean;
};

export type JobEnd = 'done' | 'held' | 'uncertain' | 'dead';
