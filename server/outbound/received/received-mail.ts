export type ReceivedFile = {
  name: string;
  type: string;
  bytes: number;
  /** Null when it is too large to store. */
  content: Uint8Array | null;
};

/** Texts are plain, limited in length, and free of control characters. */
export type ReceivedMail = {
  /** Hash of Message-ID and content: the same for every delivery. */
  id: string;
  kind: 'answer' | 'automatic' | 'bounce' | 'complaint';
  /** A customer's reply may also come from a mailing list. */
  isFromList: boolean;
  from: { name: string; address: string };
  recipients: string[];
  /** Possible ids of our own emails, from In-Reply-To, References or a delivery report. */
  references: string[];
  /** Our id in its Message-ID, if the email is our own. */
  ownId: string | null;
  messageId: string | null;
  sentAt: Date | null;
  subject: string;
  body: string;
  quoted: string;
  isCut: boolean;
  /** The error of a delivery report, without addresses. */
  failure: { isPermanent: boolean; answer: string } | null;
  files: ReceivedFile[];
};
