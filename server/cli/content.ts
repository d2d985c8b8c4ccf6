import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { unpulled } from '#server/content/publish-words.ts';
import { sourceFolder } from '#server/content/sources.ts';
import { uploadsIn, writeUploads } from '#server/content/upload-files.ts';
import { openStaffDatabase } from '#server/db/staff-database.ts';
import { explainError } from '#server/explain-error.ts';
import { createLogger } from '#server/log.ts';

// A program: `npm run content -- --help` says what it does.

const usage = `npm run content -- status   words that are published in the desk and not in src/content
npm run content -- pull     writes them there, and the uploaded pictures that they name into src/pictures/uploads:
                            look at the difference, and commit it

Only the characters of those words change. What a deploy brings with it counts as pulled.
`;
const say = (text: string) => process.stdout.write(text);

const short = (value: unknown) => {
  const line = String(value ?? '').replaceAll('\n', ' / ');
  return value === null ? '(nothing)' : line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

async function run(command: string): Promise<number> {
  const config = readConfig();
  const staff = await openStaffDatabase(config, createLogger(config.LOG_LEVEL));
  try {
    const documents = await unpulled({ staff, folder: sourceFolder });
    for (const { file, text, changes } of documents) {
      if (command === 'pull') await writeFile(join(sourceFolder, file), text);
      say(`src/content/${file}\n`);
      for (const { path, before, after } of changes)
        say(`  ${path.join('.')}\n    - ${short(before)}\n    + ${short(after)}\n`);
    }
    const uploads = uploadsIn(documents.map(({ text }) => text).join('\n'));
    if (command === 'pull')
      for (const file of await writeUploads(staff, uploads)) say(`src/pictures/${file}\n`);
    const count = documents.length === 1 ? '1 file' : `${documents.length} files`;
    if (documents.length === 0) say('src/content has every word that is published.\n');
    else say(command === 'pull' ? `${count} written.\n` : `${count} to pull: npm run content -- pull\n`);
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
  if (values.help) say(usage);
  else if (isKnown) process.exitCode = await run(command);
  else throw new Error(`Say status or pull.\n\n${usage}`);
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  process.exitCode = 1;
}
