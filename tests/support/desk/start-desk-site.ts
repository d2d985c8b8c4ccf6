import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnavailable } from '#server/db/database.ts';
import { Metrics } from '#server/metrics.ts';
import type { MailWork } from '#server/outbound/mail/start-mail.ts';
import { startOutboundWork } from '#server/start-work.ts';
import type { Role } from '#shared/desk/api.ts';
// The server loads these modules on demand, which blocks the event loop. Playwright's workers compile their modules
// anew each time.
import '#src/content/documents.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/server.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';
import { processCount, startSideBySide } from '#tests/support/server/side-by-side.ts';
import { type DeskApp, startDesk } from './app.ts';
import { invite } from './members.ts';

/** Site, desk and worker as started by `npm start`, with emails sent to `smtp`. */
export type DeskSite = DeskApp & {
  inviteTo(email: string, role: Role): Promise<string>;
  withoutDatabase(work: () => Promise<void>): Promise<void>;
  folder: string;
  smtp: MailServer;
};

/** Starts site, desk and worker on a separate database. @param overrides settings of the server */
export async function startDeskSite(
  overrides: Record<string, string> = {},
): Promise<{ site: DeskSite; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-desk-'));
  const smtp = await startMailServer();
  const places = {
    STATIC_DIR: 'dist',
    DESK_DIR: 'dist-desk',
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    ...overrides,
  };
  let mail: MailWork | undefined;
  const desk = await startDesk(backends.at(-1) ?? 'embedded', places, {
    stored: () => mail?.nudge(),
    known: (table, body) => mail?.resendConfirmation(table, body),
  });
  const config = { ...settings({ ...desk.database.settings, ...places }) };
  mail = startOutboundWork(config, desk.database.database, new Metrics(desk.database.database), silentLog);
  const others =
    processCount > 1 ? await startSideBySide({ ...desk.database.settings, ...places }) : undefined;
  const url = others?.url ?? desk.url;
  const site: DeskSite = {
    ...desk,
    smtp,
    url,
    folder,
    inviteTo: async (email, role) => `${url}/desk/invite/${await invite(desk.database, email, role)}`,
    async withoutDatabase(work) {
      if (others) return others.withoutDatabase(work);
      const { database } = desk.database;
      const { asStaff } = database;
      database.asStaff = () => Promise.reject(new DatabaseUnavailable('the test took it away'));
      try {
        await work();
      } finally {
        database.asStaff = asStaff;
      }
    },
  };
  const stop = async () => {
    await others?.stop();
    await mail?.stop();
    await desk.drop();
    await smtp.stop();
    rmSync(folder, { recursive: true });
  };
  return { site, stop };
}
