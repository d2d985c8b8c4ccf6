import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Database } from '#server/db/database.ts';
import { doorPath } from './door-path.ts';
import { queryAsStaff } from './staff-database.ts';

/**
 * Opens the site's back door for the agency's tools: the embedded database has room for one process only, so
 * they ask the one that runs. It is a socket file in the data folder, which only the same user may open.
 */
export async function openDoor(dataDir: string, database: Database): Promise<Server> {
  const path = doorPath(dataDir);
  const door = createServer(async (request, response) => {
    try {
      const { text, values } = (await json(request)) as { text: string; values: unknown[] };
      response.end(JSON.stringify(await queryAsStaff(database, text, values)));
    } catch (error) {
      response.statusCode = 400;
      response.end(JSON.stringify({ message: error instanceof Error ? error.message : String(error) }));
    }
  });
  // Left behind by a process that was killed; the folder's lock says that nobody else has it.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => door.once('error', reject).listen(path, resolve));
  // The folder may have been made by somebody else, for everybody.
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return door;
}
