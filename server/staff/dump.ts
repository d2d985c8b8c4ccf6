import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readConfig } from '#server/config.ts';
import { createLogger } from '#server/log.ts';
import { dumpAsSql } from './plain-sql.ts';
import { openStaffDatabase } from './staff-database.ts';

// A program: writes all rows as SQL to standard output. The way from the embedded database to any other.
const database = await openStaffDatabase(readConfig(), createLogger('silent'));
await pipeline(Readable.from(dumpAsSql(database)), process.stdout);
await database.close();
