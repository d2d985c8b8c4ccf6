import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { findUnpulledDocuments } from '#server/content/publish-content.ts';
import { pullContent } from '#server/content/pull-content.ts';
import { sourceFolder } from '#server/content/sources.ts';
import { openStaffDatabase } from '#server/db/staff-database.ts';
import { explainError } from '#server/explain-error.ts';
import { createLogger } from '#server/log.ts';

const usage = `npm run content -- status   lists changes that were published in the desk and are not in src/content
npm run content -- pull     writes these changes to src/content, and the pictures that they use
                            to src/pictures/uploads; review and commit both

Only the changed characters of a file are written. Changes that are in the deployed src/content count as pulled.
`;
const writeToStdout = (text: string) => process.stdout.write(text);

const shorten = (value: unknown) => {
  const line = String(value ?? '').replaceAll('\n', ' / ');
  return value === null ? '(nothing)' : line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

async function run(command: string): Promise<number> {
  const config = readConfig();
  const staff = await openStaffDatabase(config, createLogger(config.LOG_LEVEL));
  try {
    const store = { staff, folder: sourceFolder };
    const { documents, pictures } =
      command === 'pull'
        ? await pullContent(store)
        : { documents: await findUnpulledDocuments(store), pictures: [] };
    for (const { file, changes } of documents) {
      writeToStdout(`src/content/${file}\n`);
      for (const { path, before, after } of changes)
        writeToStdout(`  ${path.join('.')}\n    - ${shorten(before)}\n    + ${shorten(after)}\n`);
    }
    for (const file of pictures) writeToStdout(`src/pictures/${file}\n`);
    const count = documents.length === 1 ? '1 file' : `${documents.length} files`;
    if (documents.length === 0) writeToStdout('src/content contains all published changes.\n');
    else
      writeToStdout(
        command === 'pull'
          ? `${count} written.\n`
          : `${count} with changes to pull. To pull them, run: npm run content -- pull\n`,
      );
    return 0;
  } finally {
    await staff.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command = ''] = positionals;
  const isKnown = positionals.length === 1 && ['status', 'pull'].includes(command);
  if (values.help) writeToStdout(usage);
  else if (isKnown) process.exitCode = await run(command);
  else throw new Error(`Use the command status or pull.\n\n${usage}`);
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  process.exitCode = 1;
}
