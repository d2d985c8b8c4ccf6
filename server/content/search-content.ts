import type { ContentSearchResult } from '#shared/desk/content.ts';
import { documentOf, type Path, toCopyPath } from '#shared/desk/working-copy.ts';
import { createWorkingCopy, type StoredDocument } from './document-store.ts';

const maxShownHits = 30;
const [before, after] = [24, 40];

export function searchContent(all: Iterable<StoredDocument>, query: string): ContentSearchResult {
  const needle = query.toLowerCase();
  const hits: ContentSearchResult['hits'] = [];
  let count = 0;
  for (const stored of all) {
    const copy = createWorkingCopy(stored);
    for (const { path, text, at } of findTexts(documentOf(copy), needle)) {
      count += 1;
      if (count > maxShownHits) continue;
      hits.push({
        document: stored.id,
        path: [...toCopyPath(copy, path)],
        text: createExcerpt(text, at, at + needle.length),
      });
    }
  }
  return { hits, count };
}

function createExcerpt(text: string, from: number, to: number): string {
  const head = text.slice(Math.max(0, from - before), from);
  const tail = text.slice(to, to + after);
  const isCutBefore = from > before;
  const isCutAfter = to + after < text.length;
  return [
    isCutBefore ? `… ${head.replace(/^\S*\s+/, '')}` : head,
    text.slice(from, to),
    isCutAfter ? `${tail.replace(/\s+\S*$/, '')} …` : tail,
  ].join('');
}

function* findTexts(
  value: unknown,
  needle: string,
  path: Path = [],
): Generator<{ path: Path; text: string; at: number }> {
  if (typeof value === 'string') {
    const at = value.toLowerCase().indexOf(needle);
    if (at >= 0) yield { path, text: value, at };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* findTexts(inner, needle, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
