/** A part of a mail, in the order in which it is read; it becomes HTML and plain text alike. */
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
  earlier?: string[];
  /** Leaves the newsletter by one click of the mail program (RFC 8058). */
  unsubscribe?: string;
  writer?: string;
};
