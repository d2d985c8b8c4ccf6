import { getIn, type Path } from '#shared/desk/working-copy.ts';
import { hasInventedFace, isPortrait } from '#src/content/faces.ts';
import { ownFilm } from '#src/content/schemas/film.ts';
import { describePath, findMemberName as memberName } from '../describe-change.ts';
import { findPictures } from '../picture-places.ts';
import { findLeaves, formatLeafName, type Leaf } from './leaves.ts';

export type Finding = {
  id: string;
  problem: string;
  where: string;
  path?: (string | number)[];
};

/** Reserved by RFC 2606 and RFC 6761. */
const reservedDomain =
  /(?:[\w-]+\.(?:example|test|invalid|localhost)|\bexample\.(?:com|net|org)|\blocalhost)\b/i;
const placeholderWords = /\b(?:stand-?in|placeholder|sample|dummy|lorem|todo|tbd|xxx)\b/i;
const hintKeys = new Set<unknown>(['placeholder', 'hint', 'help']);

/** @returns undefined if the text can be real */
export function findPlaceholderReason(text: string): string | undefined {
  if (/^(?:#|javascript:.*|about:blank)?$/.test(text)) return 'leads nowhere';
  const name = reservedDomain.exec(text)?.[0];
  if (name) return `uses the reserved domain ${name}`;
  if (isFictionalNumber(text)) return 'is a fictional phone number';
  return undefined;
}

// North America: area code 555, or 555-0100 to 555-0199 in any area.
function isFictionalNumber(text: string): boolean {
  if (!/^(?:tel:)?\+?[\d\s().-]{7,}$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.startsWith('555') || /^\d{3}55501/.test(digits);
}

const skippedKeys = new Set<unknown>(['openings', 'waived']);

/** Finds values that cannot be real, such as reserved domains, and values listed in `invented`. */
export function findPlaceholdersInSettings(
  file: string,
  settings: object,
  invented: readonly string[],
): Finding[] {
  const seen = new Map<string, Finding>();
  for (const { path, value } of findLeaves(settings)) {
    if (typeof value !== 'string' || skippedKeys.has(path[0])) continue;
    const word = placeholderWords.exec(value)?.[0];
    const reason =
      findPlaceholderReason(value) ??
      (word ? `says "${word}"` : invented.includes(value) ? 'is invented' : undefined);
    const id = `site.${formatLeafName(path)}`;
    if (!reason || seen.has(id)) continue;
    const problem = `${value || '(empty)'} ${reason}`;
    seen.set(id, { id, problem, where: `${file}, ${path.join('.')}`, path });
  }
  return [...seen.values()];
}

/**
 * Finds entries with `sample: true`, values listed in `invented`, and links and numbers that cannot be real. Each portrait,
 * face, client logo and film is a finding of its own; all other drawings share one finding.
 */
export function findPlaceholdersInContent(
  file: string,
  content: unknown,
  invented: readonly string[] = [],
): Finding[] {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  const all = findLeaves(content);
  const findings = [...findSamples(name, file, content, all), ...findDefaultPictures(name, file, content)];
  for (const { path, value } of all) {
    const key = path.at(-1);
    if (typeof value !== 'string' || value === '' || hintKeys.has(key) || key === 'alt') continue;
    const reason = findPlaceholderReason(value) ?? (invented.includes(value) ? 'is invented' : undefined);
    if (!reason) continue;
    const problem = `${value} ${reason}`;
    const dottedPath = path.join('.');
    findings.push({ id: `content.${name}.${dottedPath}`, problem, where: `${file}, ${dottedPath}`, path });
  }
  return findings;
}

function findSamples(name: string, file: string, content: unknown, leaves: Leaf[]): Finding[] {
  return leaves
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => {
      const entry = path.slice(0, -1);
      return {
        id: `sample.${name}.${createSlug(content, entry)}`,
        problem: `${describePath(content, entry)} is invented`,
        where: `${file}, ${entry.join('.')}: replace or remove it, or set sample: false`,
        path,
      };
    });
}

const isScene = (file: string) => hasInventedFace(file) && !isPortrait(file);

function findDefaultPictures(name: string, file: string, content: unknown): Finding[] {
  const ours = [...findPictures(content)].filter((one) => !/^uploads\/|^https:/.test(one.file));
  const hasOwnFinding = (picture: { file: string }) =>
    /^(?:marks|brand)\//.test(picture.file) || hasInventedFace(picture.file) || picture.file === ownFilm;
  const createFinding = (problem: string, id: string, path: Path) => {
    const filePath = [...path, 'file'];
    return { id, problem, where: `${file}, ${filePath.join('.')}`, path: filePath };
  };
  const [first, ...drawings] = ours.filter((our) => !hasOwnFinding(our));
  return [
    ...ours
      .filter(hasOwnFinding)
      .map(({ path, file: drawing }) =>
        createFinding(
          `${describePath(content, path)} ${isScene(drawing) ? 'shows an invented person' : 'comes with the site'}`,
          `picture.${name}.${createSlug(content, path)}`,
          path,
        ),
      ),
    ...(first
      ? [
          createFinding(
            drawings.length === 0
              ? `${describePath(content, first.path)} comes with the site`
              : `${drawings.length + 1} drawings come with the site, the first in ${describePath(content, first.path)}`,
            `pictures.${name}`,
            first.path,
          ),
        ]
      : []),
  ];
}

/** Uses names instead of list positions, so that ids do not change when a list is reordered: `team.members.imani-cole`. */
function createSlug(content: unknown, path: Path): string {
  return path
    .map((step, depth) => {
      if (typeof step === 'string') return step;
      const member = memberName(getIn(content, path.slice(0, depth + 1)));
      return (
        member
          ?.toLowerCase()
          .replaceAll(/[^a-z\d]+/g, '-')
          .replaceAll(/^-|-$/g, '') || step
      );
    })
    .join('.');
}
