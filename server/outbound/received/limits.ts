const megabyte = 1024 * 1024;

/** Limits of a received email. Larger emails are stored in part. */
export const limits = {
  /** Bytes of an email with its attachments. */
  rawBytes: 25 * megabyte,
  headerBytes: 256 * 1024,
  parts: 500,
  htmlCharacters: megabyte,
  bodyCharacters: 100_000,
  subjectCharacters: 300,
  nameCharacters: 200,
  files: 50,
  /** Bytes of all stored attachments of an email. */
  fileBytes: 15 * megabyte,
  /** Smaller pictures inside the text are logos of signatures or tracking pixels. */
  smallestPicture: 20 * 1024,
  references: 50,
  recipients: 100,
  parseMilliseconds: 20_000,
  parseMegabytes: 256,
} as const;
