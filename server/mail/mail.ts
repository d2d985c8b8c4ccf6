/** A part of a mail, in the order in which it is read; it becomes HTML and plain text alike. */
export type Block =
  | { type: 'title' | 'heading' | 'text' | 'small' | 'quote'; text: string }
  /** Sentences below each other, each around a strong part. */
  | { type: 'lines'; lines: { before: string; strong: string; after: string }[] }
  /** Names and values; with a head, columns of figures. */
  | { type: 'rows'; head?: [string, string]; rows: [string, string][] }
  | { type: 'button'; label: string; href: string; tone: 'tally' | 'ink' }
  | { type: 'link'; before: string; label: string; href: string };

/** A mail without its way: what is said, and to whom an answer goes. */
export type Mail = {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  blocks: Block[];
  /** Below a line, small. */
  footer: string[];
  replyTo?: string;
  /** The mails of the same conversation, by the ids of their jobs, the oldest first. */
  earlier?: string[];
  /** Leaves the newsletter by one click of the mail program (RFC 8058). */
  unsubscribe?: string;
  /** Whose letter it is: it comes by their name, and looks as if they had typed it. */
  writer?: string;
};
