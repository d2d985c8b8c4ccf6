import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { applyPatches, documentOf, type Patch, type Path } from '#shared/desk/working-copy.ts';
import { type Splice, writeList } from './write-list.ts';
import { formatBlock, formatFlow, formatPair, formatScalar, type Style, toScalar } from './write-value.ts';

export class PatchNotWritable extends Error {}

export function readDocument(text: string): unknown {
  return parse(text);
}

/** Changes only the characters of the patched values, and verifies the result. @throws NotWritable */
export function writeDocument(text: string, patches: readonly Patch[], style: Style = 'yaml'): string {
  const expected = documentOf(applyPatches(readDocument(text), patches));
  const lists = patches.filter((patch) => 'order' in patch);
  const values = patches.filter((patch) => !('order' in patch));
  const document = parseText(text);
  const [scalars, others] = [true, false].map((is) =>
    values.filter((patch) => isScalarChange(document, patch) === is),
  ) as [Patch[], Patch[]];
  // Deeper lists first, so that the positions of outer lists stay valid.
  const written = [...others, ...lists.toSorted(compareDepth)].reduce(
    (before, patch) => writePatch(before, patch, style),
    writeScalars(text, document, scalars, style),
  );
  if (!isDeepStrictEqual(toPlain(readDocument(written)), toPlain(expected)))
    throw new PatchNotWritable('This change cannot be written without changing other parts of the file.');
  return written;
}

const compareDepth = (a: Patch, b: Patch) => b.path.length - a.path.length;
const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isScalarValue = (value: unknown) =>
  value !== undefined && (typeof value !== 'object' || value === null);

function parseText(text: string): Document {
  return parseDocument(text, { keepSourceTokens: true });
}

function findNode(document: Document, path: Path): unknown {
  return document.getIn(path, true);
}

function isScalarChange(document: Document, patch: Patch): boolean {
  return !('order' in patch) && isScalarValue(patch.value) && isScalar(findNode(document, patch.path));
}

function writeScalars(text: string, document: Document, patches: readonly Patch[], style: Style): string {
  const splices = patches.flatMap((patch): Splice[] => {
    if ('order' in patch) return [];
    const node = toScalar(findNode(document, patch.path));
    const [from, end] = node?.range ?? [0, 0];
    // A block scalar (`|`) ends with its last line.
    const to = from + text.slice(from, end).trimEnd().length;
    const isInFlow = isInFlowCollection(document, patch.path);
    return [
      { from, to, text: formatScalar(patch.value, { style, isInFlow, ...(node && { previous: node }) }) },
    ];
  });
  return splices.toSorted((a, b) => b.from - a.from).reduce(applySplice, text);
}

function applySplice(text: string, { from, to, text: replacement }: Splice): string {
  return text.slice(0, from) + replacement + text.slice(to);
}

function isInFlowCollection(document: Document, path: Path): boolean {
  return path.some((_, depth) => {
    const holder = depth === 0 ? document.contents : findNode(document, path.slice(0, depth));
    return isCollection(holder) && holder.flow === true;
  });
}

function writePatch(text: string, patch: Patch, style: Style): string {
  const document = parseText(text);
  const node = patch.path.length === 0 ? document.contents : findNode(document, patch.path);
  if ('order' in patch) {
    if (!isSeq(node)) throw new PatchNotWritable('This list no longer exists.');
    return applySplice(text, writeList(text, node, patch, style));
  }
  const holder = patch.path.length === 1 ? document.contents : findNode(document, patch.path.slice(0, -1));
  const name = String(patch.path.at(-1));
  if (!isMap(holder)) throw new PatchNotWritable('This can only be changed as a whole.');
  const pairs = holder.items as Pair[];
  const at = pairs.findIndex(({ key }) => String(isScalar(key) ? key.value : key) === name);
  if (patch.value === undefined) return at < 0 ? text : applySplice(text, removePair(text, holder, at));
  if (at < 0) return applySplice(text, insertPair(text, holder, name, patch.value, style));
  if (isAlias(pairs[at]?.value)) throw new PatchNotWritable('This value is defined elsewhere in the file.');
  return applySplice(text, replaceValue(text, holder, at, patch.value, style));
}

const getRange = (node: unknown) => (node as { range: [number, number, number] }).range;

function replaceValue(source: string, holder: YAMLMap, at: number, value: unknown, style: Style): Splice {
  const pair = holder.items[at] as Pair;
  const [, keyEnd] = getRange(pair.key);
  const [from, to] = pair.value ? getRange(pair.value) : [keyEnd + 1, keyEnd + 1];
  if (holder.flow || style === 'json') return { from, to, text: formatFlow(value, style) };
  const isInLine = !source.slice(keyEnd, from).includes('\n');
  const end = from + source.slice(from, to).trimEnd().length;
  if (isScalarValue(value) || (isInLine && /^[[{]/.test(source.slice(from)))) {
    const text = isScalarValue(value)
      ? formatScalar(value, { style, isInFlow: false })
      : formatFlow(value, style);
    return { from: isInLine ? from : keyEnd + 1, to: end, text: isInLine ? text : ` ${text}` };
  }
  const indent = findColumn(source, getRange(pair.key)[0]) + 2;
  return { from: keyEnd + 1, to: end, text: `\n${' '.repeat(indent)}${formatBlock(value, indent)}` };
}

function insertPair(source: string, holder: YAMLMap, key: string, value: unknown, style: Style): Splice {
  const last = holder.items.at(-1) as Pair | undefined;
  if (holder.flow || !last) {
    const text = formatFlow({ [key]: value }, style).slice(2, -2);
    if (!last) return { from: getRange(holder)[0], to: getRange(holder)[1], text: `{ ${text} }` };
    const [, to] = getRange(last.value ?? last.key);
    return { from: to, to, text: `, ${text}` };
  }
  const [start, end] = [getRange(last.key)[0], getRange(last.value ?? last.key)[1]];
  const close = start + source.slice(start, end).trimEnd().length;
  const insertAt = source.indexOf('\n', close) < 0 ? source.length : source.indexOf('\n', close);
  const indent = findColumn(source, start);
  return { from: insertAt, to: insertAt, text: `\n${' '.repeat(indent)}${formatPair(key, value, indent)}` };
}

function removePair(source: string, holder: YAMLMap, at: number): Splice {
  const pair = holder.items[at] as Pair;
  const next = holder.items[at + 1] as Pair | undefined;
  const before = holder.items[at - 1] as Pair | undefined;
  const [from] = getRange(pair.key);
  const end = getRange(pair.value ?? pair.key)[1];
  if (holder.flow) {
    if (next) return { from, to: getRange(next.key)[0], text: '' };
    return { from: before ? getRange(before.value ?? before.key)[1] : from, to: end, text: '' };
  }
  const close = from + source.slice(from, end).trimEnd().length;
  const lineEnd = source.indexOf('\n', close);
  // The first pair of a list member is on the same line as its dash. When it is removed, the next pair moves to that line.
  if (next && source.slice(source.lastIndexOf('\n', from - 1) + 1, from).trim() !== '')
    return { from, to: getRange(next.key)[0], text: '' };
  return { from: source.lastIndexOf('\n', from - 1), to: lineEnd < 0 ? source.length : lineEnd, text: '' };
}

function findColumn(source: string, offset: number): number {
  return offset - (source.lastIndexOf('\n', offset - 1) + 1);
}
