const megabyte = 1024 * 1024;

/** Larger emails are stored in part. */
export const limits = {
  rawBytes: 25 * megabyte,
  headerBytes: 256 * 1024,
  parts: 500,
  htmlCharacters: megabyte,
  bodyCharacters: 100_000,
  subjectCharacters: 300,
  nameCharacters: 200,
  files: 50,
  /** Limit for all attachments of one email. */
  fileBytes: 15 * megabyte,
  /** Logos of signatures or tracking pixels are smaller. */
  smallestPicture: 20 * 1024,
  references: 50,
  recipients: 100,
  parseMilliseconds: 20_000,
  parseMegabytes: 256,
} as const;
