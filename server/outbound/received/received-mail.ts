export type ReceivedFile = {
  name: string;
  type: string;
  bytes: number;
  /** Null when it is too large to store. */
  content: Uint8Array | null;
};

/** An email as it is stored. All texts are plain, bounded, and free of control characters. */
export type ReceivedMail = {
  /** A hash of Message-ID and content: the same for every delivery of an email. */
  id: string;
  kind: 'answer' | 'automatic' | 'bounce' | 'complaint';
  /** Bears signs of a mailing list, which a person's answer may bear too. */
  isFromList: boolean;
  from: { name: string; address: string };
  recipients: string[];
  /** Candidates for ids of our own emails, from In-Reply-To, References or a delivery report. */
  references: string[];
  /** The id in its own Message-ID, in case it is an email of ours. */
  ownId: string | null;
  messageId: string | null;
  sentAt: Date | null;
  subject: string;
  body: string;
  quoted: string;
  isCut: boolean;
  /** What a delivery report says about the failed email, without addresses. */
  failure: { isPermanent: boolean; answer: string } | null;
  files: ReceivedFile[];
};
