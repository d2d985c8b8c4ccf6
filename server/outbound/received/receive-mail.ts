import type { Config } from '#server/config.ts';
import { type Database, isSqlError } from '#server/db/database.ts';
import { headerOf } from './mime-bounds.ts';
import { readMail } from './read-mail.ts';
import { type Stored, storeMail } from './store-mail.ts';
import { unreadableMail } from './unreadable-mail.ts';

const dataException = '22';

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
): Promise<Stored> {
  const mail = await readMail(raw, envelope, size);
  try {
    return await storeMail(database, settings, mail, onceOnly);
  } catch (error) {
    // It must not block the emails after it.
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
