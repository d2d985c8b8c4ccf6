/**
 * `npm run launch-check`: lists placeholder content and insecure settings, each with where to change it.
 * Reads the settings that the server and the build would use. Exits with 1 while findings are open.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { findPlaceholders, findPlaceholdersInCode, readWaivers } from '#server/content/launch/findings.ts';
import { site } from '#site.config';
import { documents } from '#src/content/documents.ts';
import { findInsecureSettings } from './launch/insecure.ts';
import { createReport } from './launch/report.ts';

const contents = Array.from(documents, ([id, source]) => {
  const file = join('src/content', source.file);
  return { id, file, content: parse(readFileSync(file, 'utf8')) };
});
const settings = contents.find(({ id }) => id === 'site')?.content;
const config = readConfig();
const { text, open } = createReport(
  [
    ...contents.flatMap(({ id, file, content }) => findPlaceholders(id, file, content)),
    ...findPlaceholdersInCode(settings),
    ...findInsecureSettings(config, process.env, site),
  ],
  readWaivers(settings),
);
console.log(text);
process.exitCode = open === 0 ? 0 : 1;
