import { z } from 'zod';
import type { ContentPath } from '#src/content/fixed.ts';

type Schema = {
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
};
type IsKept = (path: ContentPath) => boolean;
type EditOptions = { vocabulary: Vocabulary; keep: IsKept };
type EditContext = EditOptions & { ids: ReadonlySet<unknown> };

/** Replacement words, grouped by length and case of the first letter. */
type Vocabulary = Map<string, string[]>;

const unchangedKeys = /^(?:id|to|at|peak|file|case|client|marks|table|sample)$/;
const datePattern = /^\d{4}-\d\d-\d\d$/;
const positionKeys = /^(?:at|from|to|value|stage|page|shows|base)$/;

const wordShape = (word: string) =>
  `${word.length}${word[0] === word[0]?.toLowerCase() ? '' : ' in capitals'}`;

export function createVocabulary(contents: unknown[]): Vocabulary {
  const texts = findLeaves(contents, []).map((path) => String(valueAt(contents, path)));
  const words = texts.flatMap((text) => (/^[#?/@]/.test(text) ? [] : (text.match(/\p{L}+/gu) ?? [])));
  return Map.groupBy([...new Set(words)].toSorted(), wordShape);
}

/**
 * Edits a document as much as its schema allows: replaces each text by one of the same length, changes figures,
 * reorders lists and adds or removes an item, and removes `invented` marks. Equal texts get the same replacement, so
 * that references still match.
 * @param how.keep paths that stay unchanged, together with the order and length of every list above them
 * @returns the document, and the lists and items that the schema did not allow to change
 */
export function editContent(
  content: unknown,
  schema: z.ZodType,
  { vocabulary, keep }: EditOptions,
): { content: unknown; refused: string[] } {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const refused = new Set<string>();
  const isRefused: IsKept = (path) =>
    refused.has(`${path.join('.')} in its order`) ||
    path.some((_, length) => refused.has(path.slice(0, length + 1).join('.')));
  const how: EditContext = {
    vocabulary,
    keep: (path) => keep(path) || isRefused(path),
    ids: findIds(content),
  };
  for (;;) {
    const edited = editValue(content, root, [], how);
    const { error } = schema.safeParse(edited);
    if (!error) return { content: edited, refused: [...refused] };
    const before = refused.size;
    // An error in an item may be caused by the new order of the item's list.
    for (const { path } of error.issues)
      for (const [length] of [...path, ''].entries())
        if (Array.isArray(valueAt(edited, path.slice(0, length))))
          refused.add(`${path.slice(0, length).join('.')} in its order`);
    if (refused.size === before) for (const { path } of error.issues) refused.add(path.join('.'));
    if (refused.size === before) throw new Error(`No edit is valid: ${error.message}`);
  }
}

function findIds(content: unknown): Set<unknown> {
  if (typeof content !== 'object' || content === null) return new Set();
  const own = 'id' in content ? [content.id] : [];
  return new Set([...own, ...Object.values(content).flatMap((value) => [...findIds(value)])]);
}

export const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], content);

function editValue(content: unknown, schema: Schema, path: ContentPath, how: EditContext): unknown {
  if (Array.isArray(content)) return editList(content, schema, path, how);
  if (typeof content === 'object' && content !== null)
    return Object.fromEntries(
      Object.entries(content).map(([key, value]) => [
        key,
        editValue(value, childSchema(schema, key), [...path, key], how),
      ]),
    );
  const key = String(path.findLast((part) => typeof part === 'string'));
  if (how.keep(path) || how.ids.has(content) || schema.enum || schema.const || unchangedKeys.test(key))
    return content;
  if (typeof content === 'string') return replaceText(content, schema, how.vocabulary);
  if (typeof content === 'number') return changeFigure(content, schema);
  return key === 'sample' ? false : content;
}

function childSchema({ properties, additionalProperties }: Schema, key: string): Schema {
  return properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}

function replaceText(text: string, { pattern }: Schema, vocabulary: Vocabulary): string {
  let seed = 7;
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 99_991;
  const other = text.replace(/\{\w+\}|^https:|\p{L}+|\d/gu, (part) => {
    if (/^\{|:$/.test(part)) return part;
    if (/\d/.test(part)) return part === '0' ? '0' : `${(Number(part) % 9) + 1}`;
    const others = vocabulary.get(wordShape(part))?.filter((word) => word !== part) ?? [];
    seed = (seed * 137 + 71) % 99_991;
    return others[seed % others.length] ?? part;
  });
  return datePattern.test(text) || (pattern && !new RegExp(pattern, 'u').test(other)) ? text : other;
}

function changeFigure(figure: number, { minimum = -1e9, maximum = 1e9 }: Schema): number {
  const decimals = String(figure).split('.')[1]?.length ?? 0;
  const step = 10 ** -decimals;
  const other = figure + step <= maximum ? figure + step : figure - step;
  return other >= minimum ? Number(other.toFixed(decimals)) : figure;
}

function editList(list: unknown[], schema: Schema, path: ContentPath, how: EditContext): unknown[] {
  const members = list.map((member, index) => editValue(member, schema.items ?? {}, [...path, index], how));
  if (how.keep(path) || findLeaves(list, path).some(how.keep) || !members.every(hasText)) return members;
  const [first, ...others] = members;
  if (first === undefined) return members;
  const turned = [...others, first];
  const { minItems = 1, maxItems = 1e9 } = schema;
  const isNamed = findLeaves(list, []).some((below) => how.ids.has(valueAt(list, below)));
  if (path.length % 2 === 1 && !isNamed && turned.length > Math.max(minItems, 2)) return turned.slice(0, -1);
  return turned.length < maxItems ? [...turned, copyMember(others[0] ?? first)] : turned;
}

/** The paths of all texts and figures below a path. */
export function findLeaves(content: unknown, path: ContentPath): ContentPath[] {
  if (typeof content !== 'object' || content === null) return [path];
  return Object.entries(content).flatMap(([key, value]) =>
    findLeaves(value, [...path, Array.isArray(content) ? Number(key) : key]),
  );
}

function hasText(member: unknown): boolean {
  if (typeof member !== 'object' || member === null)
    return typeof member === 'string' && /^\p{L}/u.test(member);
  if ('table' in member || 'features' in member) return false;
  const entries = Object.entries(member);
  return (
    entries.some(([, value]) => typeof value === 'string') &&
    !entries.some(([key, value]) => typeof value === 'number' && positionKeys.test(key))
  );
}

function copyMember(member: unknown): unknown {
  if (typeof member === 'string') return `${member} again`;
  const entries = Object.entries(member as object);
  const first = entries.find(([key, value]) => typeof value === 'string' && !unchangedKeys.test(key))?.[0];
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'id' ? `${value}-again` : key === first ? `${value} again` : value,
    ]),
  );
}
