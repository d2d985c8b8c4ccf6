export type ReceivedFile = {
  name: string;
  type: string;
  bytes: number;
  /** Null when it is too large to store. */
  content: Uint8Array | null;
};

/** An email as it is stored. All texts are plain, limited in length, and free of control characters. */
export type ReceivedMail = {
  /** A hash of Message-ID and content: the same for every delivery of an email. */
  id: string;
  kind: 'answer' | 'automatic' | 'bounce' | 'complaint';
  /** Has mailing list headers, which a person's answer may also have. */
  isFromList: boolean;
  from: { name: string; address: string };
  recipients: string[];
  /** Possible ids of our own emails, from In-Reply-To, References or a delivery report. */
  references: string[];
  /** The id in its Message-ID, if it is one of our own emails. */
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
