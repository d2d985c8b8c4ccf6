import type { Config } from '#server/config.ts';
import { type Database, isSqlError } from '#server/db/database.ts';
import { readHeader } from './mime-bounds.ts';
import { readMail } from './read-mail.ts';
import { type StoreResult, storeMail } from './store-mail.ts';
import { createUnreadableMail } from './unreadable-mail.ts';

const dataExceptionClass = '22';

/** `size` is that of the whole email. A signature in `onceOnly` is valid for only one email. */
export async function receiveMail(
  database: Pick<Database, 'asStaff'>,
  settings: Pick<Config, 'MAIL_REPLY_TO'>,
  raw: Buffer,
  {
    envelope = [],
    size = raw.length,
    onceOnly,
  }: { envelope?: string[]; size?: number; onceOnly?: string | undefined } = {},
): Promise<StoreResult> {
  const mail = await readMail(raw, envelope, size);
  try {
    return await storeMail(database, settings, mail, onceOnly);
  } catch (error) {
    // An email that cannot be stored must not block the emails after it.
    if (!isSqlError(error) || !error.code.startsWith(dataExceptionClass)) throw error;
    const header = readHeader(raw) ?? '';
    return storeMail(
      database,
      settings,
      createUnreadableMail(raw, header, 'This email could not be read.'),
      onceOnly,
    );
  }
}
