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
import { getPreviewBundle } from './bundle.ts';
import { differsInAtMostOneText } from './differs-in-at-most-one-text.ts';
import { finishPreview, type MarkedPage, parseMarkedPage } from './page.ts';
import { findPagePath } from './page-of.ts';

type Bundle = typeof import('./bundle/entry.ts');
type Documents = Map<string, unknown>;
type PreviewMessage = PreviewJob & { id: number };

type LastRender = {
  documents: Documents;
  marked?: { address: string; documents: Documents; page: MarkedPage };
};

process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());

async function buildInChildProcess(folder: string): Promise<void> {
  const maker = spawn(process.execPath, [join(import.meta.dirname, 'make.ts'), folder], { stdio: 'inherit' });
  process.once('exit', () => maker.kill());
  const [code] = await once(maker, 'exit');
  if (code !== 0) throw new Error(`the preview bundle could not be built (exit code ${code})`);
}

const deployedDocuments: Documents = new Map();
for (const [id, { file }] of schemas)
  deployedDocuments.set(id, parse(await readFile(join('src/content', file), 'utf8')));

async function handleMessage(bundle: Bundle, message: PreviewMessage, last: LastRender): Promise<object> {
  if ('file' in message) return { file: (await bundle.renderFile(message.file, last.documents)) ?? null };
  const address = findPagePath(message.document, message.part);
  if (address === undefined && message.document === 'mails') {
    const { renderMailPage } = await import('./mail-page.ts');
    return renderMailPage(message.drafted.mails ?? message.published.mails ?? deployedDocuments.get('mails'));
  }
  if (address === undefined) return { noPage: true };
  const current: Documents = new Map([
    ...deployedDocuments,
    ...Object.entries({ ...message.published, ...message.drafted }),
  ]);
  return renderJob(bundle, { ...message, address, documents: current }, last);
}

type RenderJob = Extract<PreviewJob, { document: string }> & { address: string; documents: Documents };

async function renderJob(bundle: Bundle, work: RenderJob, last: LastRender): Promise<object> {
  const { address, document, documents } = work;
  try {
    const page = await bundle.renderPage(address, documents, document);
    last.documents = documents;
    const before = last.marked;
    if (before?.address === address && differsInAtMostOneText(before.documents, documents)) {
      const { html, isAlike } = finishPreview(page, before.page);
      if (isAlike) return { html };
    }
    const { html, marks } = await bundle.renderWithMarkers(address, documents);
    const findLocation = (marker: string) => bundle.findMarkerLocation(marker, marks);
    last.marked = {
      address,
      documents,
      page: parseMarkedPage(html, { markerPattern: bundle.markerPattern, locationOf: findLocation }),
    };
    return { html: finishPreview(page, last.marked.page).html };
  } catch (error) {
    if (error instanceof bundle.InvalidContent) {
      const other = error.problems.find((problem) => problem.document !== document)?.document;
      if (other === undefined || !(other in work.drafted)) return { problems: error.problems };
      // Another document is invalid, perhaps unfinished: use its published version.
      const { [other]: _, ...drafted } = work.drafted;
      documents.set(other, work.published[other] ?? deployedDocuments.get(other));
      return renderJob(bundle, { ...work, drafted }, last);
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

const folder = await getPreviewBundle(buildInChildProcess);
const bundle: Bundle = await import(pathToFileURL(join(folder, 'server/entry.mjs')).href);
const lastRender: LastRender = { documents: new Map() };
const runOneAtATime = pLimit(1);

process.on('message', (asked: PreviewMessage) =>
  runOneAtATime(async () => {
    const result = await handleMessage(bundle, asked, lastRender).catch((error) => ({
      failed: String(error?.stack),
    }));
    process.send?.({ id: asked.id, ...result, memory: process.memoryUsage.rss() });
  }),
);
process.send?.({ ready: join(folder, 'client') });
