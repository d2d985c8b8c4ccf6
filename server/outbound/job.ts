export type Job = {
  id: string;
  kind: string;
  table: string | null;
  rowId: string;
  createdAt: Date;
  attempts: number;
  /** How often its content was handed to a mail server. */
  begun: number;
  /** Staff asked to send it again, whatever the address refused before. */
  isForced: boolean;
};

export type JobEnd = 'done' | 'held' | 'uncertain' | 'dead';
