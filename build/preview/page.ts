import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { keepCompounds } from '#build/page/compounds.ts';
import { PageSource } from '#build/page/page-source.ts';
import { nameInlineCode } from '#build/page/policy.ts';
import { type ContentPlace, placeText, previewBase } from '#shared/desk/preview.ts';

type Signs = { sign: RegExp; placeOf: (sign: string) => ContentPlace | undefined };

/** Files that the preview has itself, whatever else lies at the server's root. */
const ownFile = /^\/(?:(?:art|fetched|media|shows)\/|favicon\.svg)/;

/**
 * A page as the build would finish it, but for what makes it smaller: its policy named, its compounds kept, its files
 * fetched from the preview, and on each element that shows a text of the content where that text stands.
 * @param marked the same page with a sign in each text
 */
export function finishPreview(made: { html: string; policy: string }, marked: string, signs: Signs): string {
  const policy = `<meta http-equiv="content-security-policy" content="${made.policy}">`;
  const page = new PageSource(made.html.replace('</head>', () => `${policy}</head>`));
  namePlaces(page, page.document, parseBody(marked), signs);
  keepCompounds(page);
  nameInlineCode(page);
  return page.toString();
}

/** A page of mails as they are sent: it fetches and runs nothing. */
export function finishMails(html: string, marked: string, signs: Signs): string {
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  const page = new PageSource(html.replace('</head>', () => `${policy}</head>`));
  namePlaces(page, page.document, parseBody(marked), signs);
  return page.toString();
}

/** A head names no places, and is as long as all the rest: the styles of a page stand in it. */
function parseBody(html: string): Tree.Document {
  return parse(html.replace(/<head>.*?<\/head>/s, ''), { scriptingEnabled: false });
}

/** Goes through page and marked page side by side; where they differ, no place is named. */
function namePlaces(page: PageSource, one: Tree.ParentNode, twin: Tree.ParentNode | undefined, signs: Signs) {
  if ('tagName' in one && one.sourceCodeLocation) {
    fetchFromPreview(page, one);
    const places = new Set(textsOf(twin).flatMap((text) => placesIn(text, signs)));
    const afterName = one.sourceCodeLocation.startOffset + 1 + one.tagName.length;
    if (places.size > 0) page.insert(afterName, ` data-content="${[...places].join(' ')}"`);
  }
  const isAlike = twin?.childNodes.length === one.childNodes.length;
  for (const [index, child] of one.childNodes.entries()) {
    if (!('childNodes' in child) || child.nodeName === 'head') continue;
    const other = isAlike ? twin.childNodes[index] : undefined;
    const isTwin = other?.nodeName === child.nodeName && 'childNodes' in other;
    namePlaces(page, child, isTwin ? other : undefined, signs);
  }
}

/** What an element itself says: its texts and what describes it. */
function textsOf(element: Tree.ParentNode | undefined): string[] {
  if (!element || !('attrs' in element)) return [];
  const { childNodes, attrs } = element;
  const described = attrs.filter(({ name }) => ['alt', 'aria-label', 'placeholder'].includes(name));
  return [...childNodes, ...described].flatMap((one) => ('value' in one ? [one.value] : []));
}

function placesIn(text: string, { sign, placeOf }: Signs): string[] {
  return Array.from(text.matchAll(sign), ([one]) => placeOf(one)).flatMap((place) =>
    place ? [placeText(place)] : [],
  );
}

/** Links stay what they are: they are not followed. */
function fetchFromPreview(page: PageSource, { tagName, attrs, sourceCodeLocation }: Tree.Element): void {
  if (tagName === 'a') return;
  for (const { name, value } of attrs) {
    const at = sourceCodeLocation?.attrs?.[name];
    if (at && ownFile.test(value)) page.insert(page.source.indexOf(value, at.startOffset), previewBase);
  }
}
