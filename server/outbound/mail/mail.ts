export type Block =
  | { type: 'title' | 'heading' | 'text' | 'small' | 'quote'; text: string }
  | { type: 'lines'; lines: { before: string; strong: string; after: string }[] }
  | { type: 'rows'; head?: [string, string]; rows: [string, string][] }
  | { type: 'button'; label: string; href: string; tone: 'tally' | 'ink' }
  | { type: 'link'; before: string; label: string; href: string };

export type Mail = {
  subject: string;
  preview: string;
  blocks: Block[];
  footer: string[];
  replyTo?: string;
  /** Ids of our earlier emails in the conversation. */
  earlier?: string[];
  /** Message-ID of the email that this one answers. */
  answered?: string;
  /** Link for one-click unsubscription (RFC 8058). */
  unsubscribe?: string;
  writer?: string;
};
