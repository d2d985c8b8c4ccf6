/**
 * `npm exec -- node scripts/test-edited.ts`: runs tests in a copy of the project with changed content, as
 * after an agency's edits, and with the specification tests turned off. All texts and numbers differ, lists
 * are reordered, longer or shorter, no placeholders are left, and every second "Opens soon" control has a target.
 * `browser` or `browser home.smoke.spec.ts` runs other lanes or files, as with `npm test`. `--unfixed` keeps
 * the content that the specification fixes, gives each of these controls a target, and also runs the specification
 * tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { documents } from '#src/content/documents.ts';
import { type ContentPath, isFixed } from '#src/content/fixed.ts';
import { openings as allOpenings } from '#src/openings.ts';
import { createVocabulary, editContent, findLeaves, valueAt } from '#tests/support/desk/edit-content.ts';

const editsUnfixedOnly = process.argv.includes('--unfixed');
const requestedLanes = process.argv.slice(2).filter((argument) => argument !== '--unfixed');
const lanes = requestedLanes.length > 0 ? requestedLanes : ['unit', 'pages'];

const projectCopy = mkdtempSync(join(tmpdir(), 'edited-'));
process.on('exit', () => rmSync(projectCopy, { recursive: true, force: true }));
const fileList = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
for (const file of fileList.toString().split('\0').filter(Boolean)) cpSync(file, join(projectCopy, file));
symlinkSync(join(process.cwd(), 'node_modules'), join(projectCopy, 'node_modules'));

const contents = Array.from(documents, ([id, { file, schema }]) => ({
  id,
  file: join('src/content', file),
  schema,
  content: parse(readFileSync(join('src/content', file), 'utf8')),
}));
const vocabulary = createVocabulary(contents.map(({ content }) => content));
const fixedTexts = new Set(
  contents.flatMap(({ id, content }) =>
    findLeaves(content, [])
      .filter((path) => isFixed(id, path))
      .map((path) => valueAt(content, path)),
  ),
);
const destinations = [
  'https://agency.example/more',
  'mailto:more@agency.example',
  '/case-studies',
  'tel:+14045550123',
];
const openings = Object.fromEntries(
  Object.keys(allOpenings).map((opening, index) => [
    opening,
    editsUnfixedOnly || index % 2 === 0 ? destinations[Math.trunc(index / 2) % 4] : '',
  ]),
);
const yamlOptions = { lineWidth: 0, aliasDuplicateObjects: false, version: '1.1' } as const;
const siteChanges = { openings, waived: [{ finding: 'site.offices', reason: 'These are our offices.' }] };

for (const { id, file, schema, content } of contents) {
  const keepsValue = (path: ContentPath) =>
    editsUnfixedOnly && (isFixed(id, path) || fixedTexts.has(valueAt(content, path)));
  const { content: edited } = editContent(content, schema, { vocabulary, keep: keepsValue });
  writeFileSync(
    join(projectCopy, file),
    stringify(id === 'site' ? Object.assign(edited as object, siteChanges) : edited, yamlOptions),
  );
}
if (!editsUnfixedOnly) {
  const settings = readFileSync('site.config.ts', 'utf8');
  writeFileSync(
    join(projectCopy, 'site.config.ts'),
    settings.replace('specificationHolds: boolean = true', 'specificationHolds: boolean = false'),
  );
}

function runInCopy(program: string, ...options: string[]): boolean {
  return (
    spawnSync(process.execPath, [program, ...options], { cwd: projectCopy, stdio: 'inherit' }).status === 0
  );
}
const specificationOptions = ['--test', 'tests/specification/*.test.ts'];
const hasPassed =
  runInCopy('scripts/build.ts') &&
  runInCopy('scripts/test.ts', ...lanes) &&
  (!editsUnfixedOnly ||
    spawnSync(process.execPath, specificationOptions, { cwd: projectCopy, stdio: 'inherit' }).status === 0);
process.exitCode = hasPassed ? 0 : 1;
