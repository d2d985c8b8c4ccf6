import type { Message } from '#server/outbound/mail/message.ts';

export type Outcome = {
  result: 'sent' | 'refused' | 'recipient' | 'later' | 'away' | 'uncertain';
  reply: string;
  refusedSome?: boolean;
};

/** A way out for mails. */
export type Transport = {
  readonly location: string;
  /**
   * Sends a message.
   * @param begin is asked before the first byte of the content goes out; answers it `false`, nothing goes
   */
  send(message: Message, begin: () => Promise<boolean>): Promise<Outcome>;
  close(): void;
};
