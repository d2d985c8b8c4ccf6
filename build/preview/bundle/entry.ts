import type { APIRoute } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import * as pictures from '#src/pages/art/[file].ts';
import * as scripts from '#src/pages/fetched/[script].js.ts';
import * as shows from '#src/pages/shows/[file].json.ts';
import * as player from '#src/pages/shows/[player].js.ts';
import { type Marks, reckonedTexts } from './marks.ts';
import { setWords, wordsOf, wrongWords } from './words.ts';

export { placeOf, sign } from './marks.ts';
export { WrongWords } from './words.ts';

const app = createApp({ streaming: false });
let failure = '';
app.logger.error = (_label, message) => {
  failure = message;
};

type Path = { params: Record<string, string>; props?: Record<string, unknown> };
type FileRoute = { getStaticPaths: () => Path[] | Promise<Path[]>; GET: APIRoute };

const fileRoutes: [RegExp, FileRoute][] = [
  [/^\/art\/(.+)$/, pictures],
  [/^\/fetched\/(.+)\.js$/, scripts],
  [/^\/shows\/(.+)\.json$/, shows],
  [/^\/shows\/(.+)\.js$/, player],
] as [RegExp, FileRoute][];

/** @param checked the document that was changed @returns the page as Astro makes it @throws WrongWords */
export async function renderPage(
  path: string,
  documents: ReadonlyMap<string, unknown>,
  checked: string,
): Promise<{ html: string; policy: string }> {
  setWords(documents);
  wordsOf(checked);
  return render(path);
}

const reckoning = new Set<string>();

/** Renders the page with a marker in each text; empty when it cannot be marked. */
export async function renderMarked(
  path: string,
  documents: ReadonlyMap<string, unknown>,
): Promise<{ html: string; marks: Marks }> {
  // Some pages look for a word of one document in another, or make numbers of figures: they are made again without.
  for (const isEvery of reckoning.has(path) ? [false] : [true, false]) {
    const left = isEvery ? undefined : reckonedTexts(documents.values());
    const marks: Marks = { places: [], ...(left && { left }) };
    setWords(documents, marks);
    try {
      return { html: (await render(path)).html, marks };
    } catch {
      if (isEvery) reckoning.add(path);
    }
  }
  return { html: '', marks: { places: [] } };
}

/** A file that pages fetch, made of the same words as the last page; undefined where there is none. */
export async function renderFile(
  path: string,
  documents: ReadonlyMap<string, unknown>,
): Promise<{ body: string; type: string } | undefined> {
  setWords(documents);
  for (const [pattern, { getStaticPaths, GET }] of fileRoutes) {
    const name = pattern.exec(path)?.[1];
    if (name === undefined) continue;
    const found = (await getStaticPaths()).find(({ params }) => Object.values(params).includes(name));
    if (!found) continue;
    const answer = await GET({ props: found.props ?? {} } as Parameters<APIRoute>[0]);
    const type = answer.headers.get('content-type') ?? '';
    return { body: Buffer.from(await answer.arrayBuffer()).toString('base64'), type };
  }
  return undefined;
}

async function render(path: string): Promise<{ html: string; policy: string }> {
  const answer = await app.render(new Request(`https://preview.invalid${path}`));
  const html = await answer.text();
  if (answer.status >= 500) throw wrongWords() ?? new Error(failure);
  return { html, policy: answer.headers.get('content-security-policy') ?? '' };
}
