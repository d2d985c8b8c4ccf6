import type { Config } from '#server/config.ts';
import { type Database, isSqlError } from '#server/db/database.ts';
import { headerOf } from './mime-bounds.ts';
import { readMail } from './read-mail.ts';
import { type Stored, storeMail } from './store-mail.ts';
import { unreadableMail } from './unreadable-mail.ts';

const dataException = '22';

/**
 * Parses and stores any email.
 * @param envelope recipients that the provider reported outside the email
 * @param size of the whole email, if `raw` is only its beginning
 * @param onceOnly a signature that is valid for only one email
 */
export async function receiveMail(
  database: Pick<Database, 'asStaff'>,
  settings: Pick<Config, 'MAIL_REPLY_TO'>,
  raw: Buffer,
  {
    envelope = [],
    size = raw.length,
    onceOnly,
  }: { envelope?: string[]; size?: number; onceOnly?: string | undefined } = {},
): Promise<Stored> {
  const mail = await readMail(raw, envelope, size);
  try {
    return await storeMail(database, settings, mail, onceOnly);
  } catch (error) {
    // An email that cannot be stored must not block the ones after it.
    if (!isSqlError(error) || !error.code.startsWith(dataException)) throw error;
    const header = headerOf(raw) ?? '';
    return storeMail(
      database,
      settings,
      unreadableMail(raw, header, 'This email could not be read.'),
      onceOnly,
    );
  }
}
