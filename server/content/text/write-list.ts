import type { YAMLSeq } from 'yaml';
import { isNew } from '#shared/desk/working-copy.ts';
import { formatBlock, formatFlow, type Style } from './write-value.ts';

export type Splice = { from: number; to: number; text: string };

type NewOrder = { order: readonly (string | number)[]; added: Readonly<Record<string, unknown>> };

/** Every member keeps its own characters and the comments before it. */
export function writeList(source: string, list: YAMLSeq, wanted: NewOrder, style: Style): Splice {
  return list.flow ? writeFlowList(source, list, wanted, style) : writeBlockList(source, list, wanted);
}

const getRange = (item: unknown) => (item as { range: [number, number, number] }).range;

function writeFlowList(source: string, list: YAMLSeq, { order, added }: NewOrder, style: Style): Splice {
  const [start, end] = getRange(list);
  const ranges = list.items.map(getRange);
  const writeMember = (key: string | number) => {
    const [from, to] = ranges[Number(key)] ?? [0, 0];
    return isNew(key) ? formatFlow(added[key], style) : source.slice(from, to);
  };
  if (order.length === 0) return { from: start, to: end, text: '[]' };
  const first = ranges[0];
  const last = ranges.at(-1);
  if (!first || !last) return { from: start, to: end, text: `[${order.map(writeMember).join(', ')}]` };
  const between = ranges.slice(1).map(([from], index) => source.slice(ranges[index]?.[1], from));
  const text = order.reduce<string>(
    (before, key, index) =>
      index === 0
        ? writeMember(key)
        : `${before}${between[index - 1] ?? between.at(-1) ?? ', '}${writeMember(key)}`,
    '',
  );
  return { from: first[0], to: last[1], text };
}

type NodeWithSource = { srcToken?: { items?: { start: { type: string; offset: number }[] }[] } };

function writeBlockList(source: string, list: YAMLSeq, { order, added }: NewOrder): Splice {
  const dashes = ((list as unknown as NodeWithSource).srcToken?.items ?? []).flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  );
  const [head = 0] = dashes;
  const ends = list.items.map((item) => findLineEnd(source, getRange(item)[1]));
  const end = ends.at(-1) ?? head;
  const lineStart = source.lastIndexOf('\n', head - 1) + 1;
  const indent = head - lineStart;
  const isAlone = source.slice(lineStart, head).trim() === '';
  if (order.length === 0) return { from: head, to: end, text: '[]\n' };
  const blank = ' '.repeat(indent);
  const units = dashes.map((dash, index) => {
    const before = index === 0 ? dash : (ends[index - 1] ?? dash);
    const start = source.lastIndexOf('\n', dash - 1) + 1;
    return {
      comments: source.slice(before, Math.max(start, before)),
      body: ensureFinalNewline(source.slice(dash, ends[index])),
    };
  });
  const texts = order.map((key, position) => {
    const unit = isNew(key)
      ? { comments: '', body: `- ${formatBlock(added[key], indent + 2)}\n` }
      : (units[Number(key)] ?? { comments: '', body: '' });
    // A list nested on another list's dash line has no room for comments above its first member.
    if (position === 0) return isAlone ? `${unit.comments}${blank}${unit.body}` : unit.body;
    return `${unit.comments}${blank}${unit.body}`;
  });
  const text = texts.join('');
  return {
    from: isAlone ? lineStart : head,
    to: end,
    text: source.endsWith('\n') || end < source.length ? text : text.slice(0, -1),
  };
}

const ensureFinalNewline = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

function findLineEnd(source: string, offset: number): number {
  if (source[offset - 1] === '\n') return offset;
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end + 1;
}
