/** Started by server/preview/; opens no port and exits with that server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import { parse } from 'yaml';
import type { PreviewJob } from '#server/preview/preview-process.ts';
import { documents as schemas } from '#src/content/documents.ts';
import { validateReferences } from '#src/content/references/validate-references.ts';
import { previewBundle } from './bundle.ts';
import { differsInAtMostOneText } from './differs-in-at-most-one-text.ts';
import { finishPreview, type Marked, readMarked } from './page.ts';
import { findPagePath } from './page-of.ts';

type Bundle = typeof import('./bundle/entry.ts');
type Documents = Map<string, unknown>;
type PreviewMessage = PreviewJob & { id: number };

type Last = { documents: Documents; marked?: { address: string; documents: Documents; page: Marked } };

process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());

async function makeInChildProcess(folder: string): Promise<void> {
  const maker = spawn(process.execPath, [join(import.meta.dirname, 'make.ts'), folder], { stdio: 'inherit' });
  process.once('exit', () => maker.kill());
  const [code] = await once(maker, 'exit');
  if (code !== 0) throw new Error(`the preview bundle could not be built (exit code ${code})`);
}

const deployed: Documents = new Map();
for (const [id, { file }] of schemas)
  deployed.set(id, parse(await readFile(join('src/content', file), 'utf8')));

async function answer(bundle: Bundle, message: PreviewMessage, last: Last): Promise<object> {
  if ('file' in message) return { file: (await bundle.renderFile(message.file, last.documents)) ?? null };
  const address = findPagePath(message.document, message.part);
  if (address === undefined && message.document === 'mails') {
    const { mailPage } = await import('./mail-page.ts');
    return mailPage(message.drafted.mails ?? message.published.mails ?? deployed.get('mails'));
  }
  if (address === undefined) return { noPage: true };
  const current: Documents = new Map([
    ...deployed,
    ...Object.entries({ ...message.published, ...message.drafted }),
  ]);
  return render(bundle, { ...message, address, documents: current }, last);
}

type Work = Extract<PreviewJob, { document: string }> & { address: string; documents: Documents };

async function render(bundle: Bundle, work: Work, last: Last): Promise<object> {
  const { address, document, documents } = work;
  try {
    const page = await bundle.renderPage(address, documents, document);
    last.documents = documents;
    const before = last.marked;
    if (before?.address === address && differsInAtMostOneText(before.documents, documents)) {
      const { html, isAlike } = finishPreview(page, before.page);
      if (isAlike) return { html };
    }
    const { html, marks } = await bundle.renderMarked(address, documents);
    const locationOf = (marker: string) => bundle.locationOfMarker(marker, marks);
    last.marked = {
      address,
      documents,
      page: readMarked(html, { markerPattern: bundle.markerPattern, locationOf }),
    };
    return { html: finishPreview(page, last.marked.page).html };
  } catch (error) {
    if (error instanceof bundle.InvalidContent) {
      const other = error.problems.find((problem) => problem.document !== document)?.document;
      if (other === undefined || !(other in work.drafted)) return { problems: error.problems };
      // Another document is invalid, perhaps unfinished: use its published version.
      const { [other]: _, ...drafted } = work.drafted;
      documents.set(other, work.published[other] ?? deployed.get(other));
      return render(bundle, { ...work, drafted }, last);
    }
    // A document that is valid on its own may conflict with others or be too long for the page.
    const validDocuments = [...documents].filter(
      ([id, value]) => schemas.get(id)?.schema.safeParse(value).success,
    );
    const problems = validateReferences(new Map(validDocuments));
    if (problems.length > 0) return { problems: problems };
    const [firstLine = ''] = String((error as Error).message).split('\n');
    return {
      problems: [{ document, path: [], message: `The page cannot be rendered: ${firstLine}` }],
    };
  }
}

const folder = await previewBundle(makeInChildProcess);
const bundle: Bundle = await import(pathToFileURL(join(folder, 'server/entry.mjs')).href);
const last: Last = { documents: new Map() };
const turn = pLimit(1);

process.on('message', (asked: PreviewMessage) =>
  turn(async () => {
    const result = await answer(bundle, asked, last).catch((error) => ({ failed: String(error?.stack) }));
    process.send?.({ id: asked.id, ...result, memory: process.memoryUsage.rss() });
  }),
);
process.send?.({ ready: join(folder, 'client') });
