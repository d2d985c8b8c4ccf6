export type Job = {
  id: string;
  kind: string;
  table: string | null;
  rowId: string;
  createdAt: Date;
  attempts: number;
  begun: number;
  insisted: boolean;
};

export type End = 'done' | 'held' | 'uncertain' | 'dead';
