import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Logger } from '#server/log.ts';
import { type Database, isSqlError } from '../database.ts';
import { staffDatabase } from '../staff-query.ts';
import { staffSocketFile, staffSocketPath } from './staff-socket-path.ts';

// Visitors wait while the embedded database's one session works for staff.
const queryMilliseconds = 10_000;

/**
 * Opens a socket for the command line tools: the embedded database accepts one process only, so they query through
 * the running one. The socket file is in the data folder and accessible to the same user only. The site also runs
 * without it.
 */
export async function listenForStaff(
  dataDir: string,
  database: Database,
  log: Logger,
): Promise<Server | undefined> {
  const staff = staffDatabase(database, queryMilliseconds);
  const server = createServer(async (request, response) => {
    try {
      const { text, values } = (await json(request)) as { text: string; values: unknown[] };
      response.end(JSON.stringify(await staff.query(text, values)));
    } catch (error) {
      response.statusCode = 400;
      response.end(JSON.stringify(told(error)));
    }
  });
  const file = staffSocketFile(dataDir);
  const { path, release } = staffSocketPath(dataDir);
  server.once('close', release);
  try {
    // Left behind by a process that was killed; the folder's lock says that nobody else has it.
    if (process.platform !== 'win32') rmSync(file, { force: true });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
    // The folder may have been made by somebody else, for everybody.
    if (process.platform !== 'win32') chmodSync(file, 0o600);
    return server;
  } catch (error) {
    server.close();
    log.warn({ err: error }, `no staff socket: to run "npm run leads" stop the site first`);
    return undefined;
  }
}

/** Serializes an error so that the client can rebuild it; errors of PostgreSQL keep their type. */
function told(error: unknown): Record<string, unknown> {
  const message = error instanceof Error ? error.message : String(error);
  if (!isSqlError(error)) return { message };
  const { severity, code, constraint } = error;
  return { message, severity, code, constraint };
}
