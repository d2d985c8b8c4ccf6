import type { z } from 'zod';
import type { ContentLocation } from '#shared/desk/preview.ts';

export type Markers = {
  locations: ContentLocation[];
  excludedTexts?: ReadonlySet<string>;
};

type Step = string | number;
type TextLeaf = { path: Step[]; text: string };

/** Markers are single characters of Unicode's private use area, which content does not contain. */
const firstMarker = 0xe000;
const maxMarkers = 0x1900;

export const markerPattern = /[\uE000-\uF8FF]/g;

export function findMarkerLocation(marker: string, markers: Markers): ContentLocation | undefined {
  return markers.locations[marker.charCodeAt(0) - firstMarker];
}

export function addMarkers(
  document: string,
  raw: unknown,
  content: unknown,
  schema: z.ZodType,
  { locations, excludedTexts }: Markers,
): unknown {
  const marked = structuredClone(content);
  for (const { path } of findFreeTextsCached(raw, schema)) {
    const text = getIn(marked, path);
    if (typeof text !== 'string' || locations.length >= maxMarkers || excludedTexts?.has(text)) continue;
    setIn(marked, path, text + String.fromCharCode(firstMarker + locations.length));
    locations.push({ document, path });
  }
  return marked;
}

const freeTextCache = new WeakMap<object, TextLeaf[]>();

function findFreeTextsCached(raw: unknown, schema: z.ZodType): TextLeaf[] {
  if (typeof raw !== 'object' || raw === null) return findFreeTexts(raw, schema);
  const free = freeTextCache.get(raw) ?? findFreeTexts(raw, schema);
  freeTextCache.set(raw, free);
  return free;
}

function findFreeTexts(raw: unknown, schema: z.ZodType): TextLeaf[] {
  let free = [...findTexts(raw)].filter(({ text }) => text !== '');
  while (free.length > 0) {
    const changed = structuredClone(raw);
    for (const { path, text } of free)
      setIn(changed, path, text.slice(0, -1) + String.fromCharCode(firstMarker));
    const { error } = schema.safeParse(changed);
    if (!error) break;
    const refused = new Set(error.issues.map(({ path }) => JSON.stringify(path)));
    const isRefused = ({ path }: TextLeaf) =>
      path.some((_, index) => refused.has(JSON.stringify(path.slice(0, index + 1)))) || refused.has('[]');
    const rest = free.filter((leaf) => !isRefused(leaf));
    // The error does not say which texts were rejected, so none of them can be marked.
    if (rest.length === free.length) return [];
    free = rest;
  }
  return free;
}

/** Texts that must not be marked: numbers, and texts that occur in several places and may be compared. */
export function findUnmarkableTexts(documents: Iterable<unknown>): Set<string> {
  const seen = new Set<string>();
  const unmarkable = new Set<string>();
  for (const document of documents) {
    for (const { text } of findTexts(document)) {
      if (seen.has(text) || !/\p{L}/u.test(text)) unmarkable.add(text);
      seen.add(text);
    }
  }
  return unmarkable;
}

function* findTexts(value: unknown, path: Step[] = []): Generator<TextLeaf> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* findTexts(one, [...path, index]);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* findTexts(one, [...path, key]);
}

function getIn(value: unknown, path: Step[]): unknown {
  return path.reduce<unknown>((of, step) => (of as Record<Step, unknown> | null | undefined)?.[step], value);
}

function setIn(value: unknown, path: Step[], to: unknown): void {
  const last = path.at(-1);
  const holder = getIn(value, path.slice(0, -1));
  if (last !== undefined) (holder as Record<Step, unknown>)[last] = to;
}
