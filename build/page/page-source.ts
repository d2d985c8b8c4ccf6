import MagicString from 'magic-string';
import { html, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type SourceElement = {
  tag: string;
  attributes: Map<string, string>;
  text: string;
  start: number;
  end: number;
  isOwn: boolean;
  attributeAt(name: string): { start: number; end: number } | undefined;
};

/** Edited by offset, so that the rest of the source stays unchanged. */
export class PageSource {
  readonly source: string;
  readonly document: Tree.Document;
  #elements: SourceElement[];
  readonly #edits: MagicString;
  readonly #headEnd: number;

  constructor(source: string) {
    this.source = source;
    this.#edits = new MagicString(source);
    this.document = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
    const found = [...walkElements(this.document)];
    const head = found.find(({ element }) => element.tagName === 'head')?.element.sourceCodeLocation?.endTag;
    if (!head) throw new Error('A page without </head> cannot be finished');
    this.#headEnd = head.startOffset;
    this.#elements = found.flatMap(toSourceElements);
  }

  getElements(): readonly SourceElement[] {
    return this.#elements;
  }

  findElements(tag: string): SourceElement[] {
    return this.#elements.filter((element) => element.tag === tag).toSorted((a, b) => a.start - b.start);
  }

  remove(element: SourceElement): void {
    this.#edits.remove(element.start, element.end);
    this.#elements = this.#elements.filter((other) => other !== element);
  }

  addToHead(tag: 'style' | 'script' | 'noscript', text: string): void {
    const insertion = { start: this.#headEnd, end: this.#headEnd };
    this.#edits.appendLeft(this.#headEnd, `<${tag}>${text}</${tag}>`);
    this.#elements.push({
      tag,
      attributes: new Map(),
      text,
      ...insertion,
      isOwn: true,
      attributeAt: () => undefined,
    });
  }

  wrap(start: number, end: number, before: string, after: string): void {
    this.#edits.prependRight(start, before).appendLeft(end, after);
  }

  insert(at: number, text: string): void {
    this.#edits.appendLeft(at, text);
  }

  replace(start: number, end: number, text: string): void {
    this.#edits.overwrite(start, end, text);
    this.#elements = this.#elements.filter((element) => element.start < start || element.start >= end);
  }

  setAttribute(element: SourceElement, name: string, value: string): void {
    this.renameAttribute(element, name, name, value);
  }

  renameAttribute(element: SourceElement, name: string, as: string, value: string): void {
    const at = element.attributeAt(name);
    if (!at) throw new Error(`<${element.tag}> has no ${name}`);
    this.#edits.overwrite(at.start, at.end, `${as}="${escapeAttribute(value)}"`);
  }

  removeAttribute(element: SourceElement, name: string): void {
    const at = element.attributeAt(name);
    if (at) this.#edits.remove(at.start - 1, at.end);
  }

  toString(): string {
    return this.#edits.toString();
  }
}

export const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

type FoundElement = { element: Tree.Element; isInert: boolean };

function* walkElements(parent: Tree.ParentNode, isInert = false): Generator<FoundElement> {
  for (const element of parent.childNodes) {
    if (!('tagName' in element)) continue;
    yield { element, isInert };
    const holdsInert = isInert || element.tagName === 'template' || element.tagName === 'noscript';
    yield* walkElements('content' in element ? element.content : element, holdsInert);
  }
}

/** @returns an empty list for elements that the parser added */
function toSourceElements({ element, isInert }: FoundElement): SourceElement[] {
  const location = element.sourceCodeLocation;
  if (!location) return [];
  return [
    {
      tag: element.tagName,
      attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
      text: element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
      start: location.startOffset,
      end: location.endOffset,
      isOwn: !isInert && element.namespaceURI === html.NS.HTML,
      attributeAt: (name) => {
        const at = location.attrs?.[name];
        return at && { start: at.startOffset, end: at.endOffset };
      },
    },
  ];
}
