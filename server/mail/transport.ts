import type { Message } from './message.ts';

/** What became of a message. The reply is the other side's, for staff to read. */
export type Outcome = {
  /**
   * `sent`: taken. `refused`: never will be; `recipient` when it is for the address. `later`: not now.
   * `away`: nobody could be asked, whatever the message. `uncertain`: it went out, and no answer came.
   */
  result: 'sent' | 'refused' | 'recipient' | 'later' | 'away' | 'uncertain';
  reply: string;
  /** It was taken, but not for all of its addresses. */
  refusedSome?: boolean;
};

/** A way out for mails. */
export type Transport = {
  /** Where mails go, for people. */
  readonly location: string;
  /**
   * Sends a message.
   * @param begin is asked before the first byte of the content goes out; answers it `false`, nothing goes
   */
  send(message: Message, begin: () => Promise<boolean>): Promise<Outcome>;
  /** Ends what is open. */
  close(): void;
};
