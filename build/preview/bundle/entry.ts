import type { APIRoute } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import * as pictures from '#src/pages/art/[file].ts';
import * as scripts from '#src/pages/fetched/[script].js.ts';
import * as shows from '#src/pages/shows/[file].json.ts';
import * as player from '#src/pages/shows/[player].js.ts';
import { createBrandStyle } from './brand-style.ts';
import { getLastValidationError, parseDocument, setContent } from './content.ts';
import { findUnmarkableTexts, type Markers } from './marks.ts';

export { InvalidContent } from './content.ts';
export { findMarkerLocation, markerPattern } from './marks.ts';

const app = createApp({ streaming: false });
let lastErrorMessage = '';
app.logger.error = (_label, message) => {
  lastErrorMessage = message;
};

type StaticPath = { params: Record<string, string>; props?: Record<string, unknown> };
type FileRoute = { getStaticPaths: () => StaticPath[] | Promise<StaticPath[]>; GET: APIRoute };

const fileRoutes: [RegExp, FileRoute][] = [
  [/^\/art\/(.+)$/, pictures],
  [/^\/fetched\/(.+)\.js$/, scripts],
  [/^\/shows\/(.+)\.json$/, shows],
  [/^\/shows\/(.+)\.js$/, player],
] as [RegExp, FileRoute][];

export async function renderPage(
  path: string,
  documents: ReadonlyMap<string, unknown>,
  checkedDocument: string,
): Promise<{ html: string; policy: string }> {
  setContent(documents);
  parseDocument(checkedDocument);
  return renderHtml(path);
}

const pathsWithTextLookups = new Set<string>();

/** Renders the page with a marker in each text; empty if that fails. */
export async function renderWithMarkers(
  path: string,
  documents: ReadonlyMap<string, unknown>,
): Promise<{ html: string; marks: Markers }> {
  // Some pages look up texts in other documents or parse numbers: render again without markers in such texts.
  for (const isEvery of pathsWithTextLookups.has(path) ? [false] : [true, false]) {
    const left = isEvery ? undefined : findUnmarkableTexts(documents.values());
    const marks: Markers = { locations: [], ...(left && { excludedTexts: left }) };
    setContent(documents, marks);
    try {
      return { html: (await renderHtml(path)).html, marks };
    } catch {
      if (isEvery) pathsWithTextLookups.add(path);
    }
  }
  return { html: '', marks: { locations: [] } };
}

export async function renderFile(
  path: string,
  documents: ReadonlyMap<string, unknown>,
): Promise<{ body: string; type: string } | undefined> {
  setContent(documents);
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

async function renderHtml(path: string): Promise<{ html: string; policy: string }> {
  const answer = await app.render(new Request(`https://preview.invalid${path}`));
  const style = createBrandStyle();
  const html = (await answer.text()).replace('</head>', () => `${style}</head>`);
  if (answer.status >= 500) throw getLastValidationError() ?? new Error(lastErrorMessage);
  return { html, policy: answer.headers.get('content-security-policy') ?? '' };
}
