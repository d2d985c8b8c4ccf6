import type { Message } from '#server/outbound/mail/message.ts';

export type Outcome = {
  result: 'sent' | 'refused' | 'recipient' | 'later' | 'away' | 'uncertain';
  reply: string;
  refusedSome?: boolean;
};

export type Transport = {
  readonly location: string;
  /** `begin` is called before the content is sent; `false` cancels the message. */
  send(message: Message, begin: () => Promise<boolean>): Promise<Outcome>;
  close(): void;
};
