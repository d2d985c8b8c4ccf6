/** By its place in the body: a text, the attribute of an element, or an element whole. */
type Change = { at: readonly number[] } & (
  | { text: string; to: string }
  | { name: string; from: string; to: string }
  | { element: string; to: Element }
);

const wordAttributes = new Set(['alt', 'aria-label', 'placeholder', 'title']);
const unseen = 'title, meta, script[type="application/ld+json"], noscript';
const textTag = /^(?:P|H\d|UL|OL|LI|DT|DD|BLOCKQUOTE|FIGCAPTION|TD|TH|SPAN|B|STRONG|I|EM|SMALL|BR)$/;
const own = 'astro-island, script, style, template';

/**
 * What has to be changed in a page for it to be another: texts, and elements that hold nothing else.
 * @param before as the page was made
 * @param after as it is to be
 * @returns null where more is different
 */
export function pageChange(before: string, after: string): Change[] | null {
  const changes: Change[] = [];
  const [head, body] = read(before);
  const [otherHead, otherBody] = read(after);
  return compare(head, otherHead, [], []) && compare(body, otherBody, [], changes) ? changes : null;
}

function read(page: string): [DocumentFragment, DocumentFragment] {
  const end = page.indexOf('</head>');
  const [head, body] = [page.slice(0, end), page.slice(end)].map((part) => {
    const template = document.createElement('template');
    template.innerHTML = part;
    return template.content;
  });
  return [head as DocumentFragment, body as DocumentFragment];
}

/**
 * Makes the changes in the page that a browser has made of the first.
 * @returns false where its scripts have made something else of that place: nothing is changed then
 */
export function applyChange(live: Document, changes: readonly Change[]): boolean {
  const makes = changes.map((change) => changeOf(nodeAt(live, change.at), change));
  if (!makes.every((make) => make !== undefined)) return false;
  for (const make of makes) make();
  return true;
}

/** @returns what makes it; undefined where the node is not what it was made of */
function changeOf(node: Node | undefined, change: Change): (() => void) | undefined {
  if (!node) return undefined;
  if ('text' in change) {
    if (node.nodeValue !== change.text) return undefined;
    return () => {
      node.nodeValue = change.to;
    };
  }
  const element = node as Element;
  if ('name' in change) {
    if (element.getAttribute?.(change.name) !== change.from) return undefined;
    return () => element.setAttribute(change.name, change.to);
  }
  if (element.outerHTML !== change.element) return undefined;
  return () => element.replaceWith(element.ownerDocument.importNode(change.to, true));
}

/** @returns whether the changes say all that is different */
function compare(one: Node, other: Node, at: number[], changes: Change[]): boolean {
  if (one.nodeName !== other.nodeName) return false;
  if (one instanceof CharacterData) {
    const [text, to] = [one.nodeValue ?? '', other.nodeValue ?? ''];
    if (text !== to) changes.push({ at, text, to });
    return text === to || one instanceof Text;
  }
  const before = changes.length;
  if (compareWithin(one, other, at, changes)) return true;
  if (!(one instanceof Element && other instanceof Element)) return false;
  if (![one, ...one.querySelectorAll('*'), other, ...other.querySelectorAll('*')].every(isText)) return false;
  changes.splice(before, Number.POSITIVE_INFINITY, { at, element: one.outerHTML, to: other });
  return true;
}

function compareWithin(one: Node, other: Node, at: number[], changes: Change[]): boolean {
  if (one instanceof Element && other instanceof Element) {
    if (one.matches(unseen)) return true;
    if (one.matches(own)) return one.outerHTML === other.outerHTML;
    for (const name of new Set([...one.getAttributeNames(), ...other.getAttributeNames()])) {
      const [from, to] = [one.getAttribute(name), other.getAttribute(name)];
      if (from === to) continue;
      if (from === null || to === null || !wordAttributes.has(name)) return false;
      changes.push({ at, name, from, to });
    }
  }
  const [children, others] = [[...one.childNodes], [...other.childNodes]];
  return (
    children.length === others.length &&
    children.every((child, index) => {
      const twin = others[index];
      return twin !== undefined && compare(child, twin, [...at, index], changes);
    })
  );
}

function isText({ tagName }: Element): boolean {
  return textTag.test(tagName);
}

function nodeAt(live: Document, at: readonly number[]): Node | undefined {
  return at.reduce<Node | undefined>((node, index) => node?.childNodes[index], live.body);
}
