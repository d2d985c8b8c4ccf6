import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Logger } from '#server/log.ts';
import { type Database, isSqlError } from '../database.ts';
import { createStaffDatabase } from '../staff-query.ts';
import { getStaffSocketFile, prepareStaffSocketPath } from './staff-socket-path.ts';

const queryTimeoutMilliseconds = 10_000;

/** Command-line tools need it, because only one process can use the embedded database. The site also works without it. */
export async function listenForStaff(
  dataDir: string,
  database: Database,
  log: Logger,
): Promise<Server | undefined> {
  const staff = createStaffDatabase(database, queryTimeoutMilliseconds);
  const server = createServer(async (request, response) => {
    try {
      const { text, values } = (await json(request)) as { text: string; values: unknown[] };
      response.end(JSON.stringify(await staff.query(text, values)));
    } catch (error) {
      response.statusCode = 400;
      response.end(JSON.stringify(serializeError(error)));
    }
  });
  const file = getStaffSocketFile(dataDir);
  const { path, release } = prepareStaffSocketPath(dataDir);
  server.once('close', release);
  try {
    // A killed process leaves its socket file behind. The folder lock rules out a running process.
    if (process.platform !== 'win32') rmSync(file, { force: true });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
    // The folder may be accessible to other users.
    if (process.platform !== 'win32') chmodSync(file, 0o600);
    return server;
  } catch (error) {
    server.close();
    log.warn({ err: error }, 'cannot open the staff socket; stop the site before running npm run leads');
    return undefined;
  }
}

/** `isSqlError` recognizes PostgreSQL errors by these fields. */
function serializeError(error: unknown): Record<string, unknown> {
  const message = error instanceof Error ? error.message : String(error);
  if (!isSqlError(error)) return { message };
  const { severity, code, constraint } = error;
  return { message, severity, code, constraint };
}
