import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explainError } from '#server/explain-error.ts';
import { writeTableCopy } from './table-copy.ts';

// Runs as a separate process: `copy-out.ts <folder of the old engine's package> <cluster>`. Prints a TableCopy as JSON.
const [, , engineFolder = '', cluster = ''] = process.argv;
try {
  const { PGlite } = await import(pathToFileURL(join(engineFolder, 'dist/index.js')).href);
  const engine = await PGlite.create({ dataDir: cluster });
  const query = async (text: string) => (await engine.query(text)).rows;
  const copy = await writeTableCopy(query, cluster, 'copy');
  await engine.close();
  process.stdout.write(JSON.stringify(copy));
} catch (error) {
  process.stderr.write(explainError(error));
  process.exitCode = 1;
}
