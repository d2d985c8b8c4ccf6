import type { ContentProblem } from '#shared/desk/content.ts';
import { getLabel } from '#shared/desk/field-labels.ts';
import { isNew, keyOf, type Path } from '#shared/desk/working-copy.ts';
import { missingValueMessages } from '#src/content/validate.ts';

const countDrafts = (count: number) => (count === 1 ? '1 draft not ready' : `${count} drafts not ready`);

/**
 * Counts the drafts that can and cannot be published: `6 ready, 1 draft not ready (Case Studies: title missing)`.
 * @param nameOf returns a document's name
 */
export function notReadyText(
  ready: number,
  [first, ...more]: readonly ContentProblem[],
  nameOf: (document: string) => string,
): string {
  if (!first) return '';
  // The file and the alt text of a picture have the same problem, so it counts once.
  const others = more.filter(
    ({ document, path }) => document !== first.document || !isSamePath(path, first.path),
  );
  const rest = others.length > 0 ? `, and ${others.length} more` : '';
  return `${ready} ready, ${countDrafts(more.length + 1)} (${nameOf(first.document)}: ${problemText(first)}${rest})`;
}

const isSamePath = (path: Path, other: Path) => keyOf(path) === keyOf(other);

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function problemText({ path, message }: ContentProblem): string {
  const key = path.findLast((step) => typeof step === 'string' && step !== 'items' && !isNew(step));
  const field = getLabel(String(key ?? 'words'));
  if (path.at(-1) === 'items') return lowerFirst(message.replace(/\.$/, ''));
  const label = /^[A-Z]{2}/.test(field) ? field : lowerFirst(field);
  return `${label} ${missingValueMessages.has(message) ? 'missing' : 'has a problem'}`;
}
