import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { preventBreaksInCompounds } from '#build/page/compounds.ts';
import { PageSource } from '#build/page/page-source.ts';
import { updatePolicy } from '#build/page/policy.ts';
import { type ContentLocation, formatLocation, previewBase } from '#shared/desk/preview.ts';

type MarkerLookup = { markerPattern: RegExp; locationOf: (marker: string) => ContentLocation | undefined };

export type MarkedPage = MarkerLookup & { tree: Tree.Document };

const sitePath = /^\/(?:art|fetched|media|shows)\//;

/** Skips the build's optimizations. Elements get `data-content`, which names the content that they show. */
export function finishPreview(
  rendered: { html: string; policy: string },
  marked: MarkedPage,
): { html: string; isAlike: boolean } {
  const policy = `<meta http-equiv="content-security-policy" content="${rendered.policy}">`;
  const page = new PageSource(rendered.html.replace('</head>', () => `${policy}</head>`));
  const isAlike = addLocations(page, page.document, marked.tree, marked);
  preventBreaksInCompounds(page);
  updatePolicy(page);
  return { html: page.toString(), isAlike };
}

/** The policy blocks all requests and scripts. */
export function finishMailPreview(html: string, marked: MarkedPage): string {
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  const page = new PageSource(html.replace('</head>', () => `${policy}</head>`));
  addLocations(page, page.document, marked.tree, marked);
  return page.toString();
}

export function parseMarkedPage(html: string, markerLookup: MarkerLookup): MarkedPage {
  // The head contains no editable texts and, with its inlined styles, is half of the page.
  const body = html.replace(/<head>.*?<\/head>/s, '');
  return { ...markerLookup, tree: parse(body, { scriptingEnabled: false }) };
}

/** Adds nothing where the elements of both pages differ. */
function addLocations(
  page: PageSource,
  one: Tree.ParentNode,
  twin: Tree.ParentNode | undefined,
  lookup: MarkerLookup,
): boolean {
  if ('tagName' in one && one.sourceCodeLocation) {
    prefixUrls(page, one);
    const locations = new Set(getTexts(twin).flatMap((text) => findLocations(text, lookup)));
    const afterName = one.sourceCodeLocation.startOffset + 1 + one.tagName.length;
    if (locations.size > 0) page.insert(afterName, ` data-content="${[...locations].join(' ')}"`);
  }
  const isAlike = twin?.childNodes.length === one.childNodes.length;
  let areAllAlike = isAlike;
  for (const [index, child] of one.childNodes.entries()) {
    if (!('childNodes' in child) || child.nodeName === 'head') continue;
    const other = isAlike ? twin.childNodes[index] : undefined;
    const isTwin = other?.nodeName === child.nodeName && 'childNodes' in other;
    if (!addLocations(page, child, isTwin ? other : undefined, lookup)) areAllAlike = false;
  }
  return areAllAlike;
}

function getTexts(element: Tree.ParentNode | undefined): string[] {
  if (!element || !('attrs' in element)) return [];
  const { childNodes, attrs } = element;
  const described = attrs.filter(({ name }) => ['alt', 'aria-label', 'placeholder'].includes(name));
  return [...childNodes, ...described].flatMap((one) => ('value' in one ? [one.value] : []));
}

function findLocations(text: string, { markerPattern, locationOf }: MarkerLookup): string[] {
  return Array.from(text.matchAll(markerPattern), ([one]) => locationOf(one)).flatMap((location) =>
    location ? [formatLocation(location)] : [],
  );
}

function prefixUrls(page: PageSource, { tagName, attrs, sourceCodeLocation }: Tree.Element): void {
  if (tagName === 'a') return;
  for (const { name, value } of attrs) {
    const at = sourceCodeLocation?.attrs?.[name];
    if (!at) continue;
    const start = page.source.indexOf(value, at.startOffset);
    const addresses = name === 'srcset' ? [...value.matchAll(/(?<=^|,\s*)\/\S+/g)] : [{ 0: value, index: 0 }];
    for (const { 0: address, index } of addresses)
      if (sitePath.test(address)) page.insert(start + index, previewBase);
  }
}
