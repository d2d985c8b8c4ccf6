import type { Finding } from './finding.ts';
import { leaves, nameOf } from './leaves.ts';

/** Reserved by RFC 2606 and RFC 6761. */
const reserved = /(?:[\w-]+\.(?:example|test|invalid|localhost)|\bexample\.(?:com|net|org)|\blocalhost)\b/i;
const makeshift = /\b(?:stand-?in|placeholder|sample|dummy|lorem|todo|tbd|xxx)\b/i;
const hints = new Set<unknown>(['placeholder', 'hint', 'help']);

/** @returns why a link, address or number cannot be real, judged by its form; undefined when it can be */
export function standInReason(text: string): string | undefined {
  if (/^(?:#|javascript:.*|about:blank)?$/.test(text)) return 'leads nowhere';
  const name = reserved.exec(text)?.[0];
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

const notSaid = new Set<unknown>(['openings', 'waived']);

/**
 * Finds placeholders in settings: by their form, or listed in `invented`.
 * @param file path of the settings in the project
 */
export function standInsOfSettings(file: string, settings: object, invented: readonly string[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const { path, value } of leaves(settings)) {
    if (typeof value !== 'string' || notSaid.has(path[0])) continue;
    const word = makeshift.exec(value)?.[0];
    const reason =
      standInReason(value) ??
      (word ? `says "${word}"` : invented.includes(value) ? 'is invented' : undefined);
    const id = `site.${nameOf(path)}`;
    if (!reason || seen.has(id)) continue;
    const problem = `${value || '(empty)'} ${reason}`;
    seen.set(id, { id, problem, where: `${file}, ${path.join('.')}`, path });
  }
  return [...seen.values()];
}

/**
 * Finds placeholders in a content file: entries with `sample: true`, and links and numbers that cannot be real.
 * @param file its path in the project
 */
export function standInsOfContent(file: string, content: unknown): Finding[] {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  const all = leaves(content);
  const samples = all.filter(({ path, value }) => path.at(-1) === 'sample' && value === true);
  const findings: Finding[] = [];
  const [first] = samples;
  if (first) {
    const problem = `${samples.length} invented ${samples.length === 1 ? 'entry' : 'entries'}`;
    const where = `${file}, replace or remove entries with sample: true`;
    findings.push({ id: `sample.${name}`, problem, where, path: first.path });
  }
  for (const { path, value } of all) {
    if (typeof value !== 'string' || value === '' || hints.has(path.at(-1))) continue;
    const reason = standInReason(value);
    if (!reason) continue;
    const problem = `${value} ${reason}`;
    const place = path.join('.');
    findings.push({ id: `content.${name}.${place}`, problem, where: `${file}, ${place}`, path });
  }
  return findings;
}
