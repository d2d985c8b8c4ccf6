import type { LeadRow } from './api.ts';
import type { Status } from './statuses.ts';

/** `colleague`: sent from the address of a member, outside the desk. The sender is not verified. */
export type ReceivedKind = 'answer' | 'automatic' | 'bounce' | 'complaint' | 'colleague';

export type ReceivedFile = {
  place: number;
  name: string;
  type: string;
  bytes: number;
  /** False when it was too large to store. */
  isKept: boolean;
};

export type ReceivedMail = {
  id: string;
  at: string;
  kind: ReceivedKind;
  from: { name: string; address: string };
  /** Whether it was sent from an address other than the lead's. */
  isOtherAddress: boolean;
  matchedBy: 'token' | 'references' | 'address' | 'hand' | null;
  subject: string;
  text: string;
  /** Earlier messages that the sender quoted, or empty. */
  quoted: string;
  isCut: boolean;
  files: ReceivedFile[];
};

/** `GET received`: at most 200. */
export type UnsortedMail = ReceivedMail;

/** Kinds of unsorted emails whose sender can be blocked. */
export const blockableKinds: string[] = ['answer', 'automatic'] satisfies ReceivedKind[];

export type BlockedSender = { id: string; createdAt: string; address: string };

/** `POST received/:id/block`: `emails` is the number of emails that left Unsorted. */
export type BlockSenderResult = Pick<BlockedSender, 'id' | 'address'> & { emails: number };

/** `reason` is null for a search. */
export type PossibleLead = Pick<LeadRow, 'ref' | 'form' | 'name' | 'aside' | 'status' | 'createdAt'> & {
  reason: 'address' | 'number' | 'name' | 'company' | null;
};

export type AddToLeadResult = { ref: string };

export type LeadMail = {
  id: string;
  /** `mail.received`, `mail.roi`, `mail.reply` ... */
  kind: string;
  subject: string;
  at: string;
  state: 'queued' | 'done' | 'held' | 'uncertain' | 'dead';
  attempts: number;
  reply: string | null;
  doneAt: string | null;
  /** Author and text of a reply; null for automatic emails. */
  by: string | null;
  body: string | null;
  /** The recipient of a reply that went to another address than the lead's; otherwise null. */
  to: string | null;
};

export type LeadEvent = {
  id: string;
  at: string;
  by: string | null;
} & (
  | { kind: 'arrived' }
  /** `wonAmount`: removed amount of a lead that is no longer won. `assigned`: it assigned the lead to its member. */
  | { kind: 'status'; detail: { from: Status; to: Status; wonAmount?: number; assigned?: true } }
  | { kind: 'assign'; detail: { from: string | null; to: string | null } }
  | { kind: 'note'; detail: { text: string } }
  /** These stop the clock. `from` is the previous status, if the event changed it. */
  | {
      kind: 'call' | 'elsewhere' | 'no_reply' | 'not_fit' | 'spam';
      detail: { text?: string; from?: Status; wonAmount?: number; assigned?: true };
    }
  | { kind: 'reply'; detail: { reply: string; subject: string } }
  | { kind: 'mail'; detail: { mail: string; state: string; reply: string | null } }
  | { kind: 'email'; detail: { to: string } }
  | { kind: 'amount'; detail: { from: number | null; to: number | null } }
  /** A reminder was set, or done (null; `by` is null if the customer wrote). `text` is its note, `for` another member to remind. */
  | { kind: 'reminder'; detail: { at: string | null; text?: string; for?: string } }
  | { kind: 'received'; detail: { mail: string; kind: ReceivedKind } }
  /** Staff moved a received email to this lead or away from it. */
  | { kind: 'sorted'; detail: { mail: string; isHere: boolean } }
  | { kind: 'booked'; detail: { startsAt: string | null; from?: Status } }
  | { kind: 'call_moved'; detail: { from: string | null; to: string | null } }
  | { kind: 'call_canceled'; detail: { startsAt: string | null } }
  | { kind: 'undo'; detail: { event: string; of: string } }
);
