import type { Finding } from './finding.ts';
import { leaves, nameOf } from './leaves.ts';

/** Names that RFC 2606 and RFC 6761 keep free: nothing will ever answer there. */
const reserved = /(?:[\w-]+\.(?:example|test|invalid|localhost)|\bexample\.(?:com|net|org)|\blocalhost)\b/i;
const makeshift = /\b(?:stand-?in|placeholder|sample|dummy|lorem|todo|tbd|xxx)\b/i;
/** Shown inside a field as a hint, never followed. */
const hints = new Set(['placeholder', 'hint', 'help']);

/** What is wrong with a link, address or number, by its form alone. @returns undefined for what may be real */
export function standInReason(text: string): string | undefined {
  if (/^(?:#|javascript:.*|about:blank)?$/.test(text)) return 'leads nowhere';
  const name = reserved.exec(text)?.[0];
  if (name) return `${name} is a reserved name where nothing answers`;
  if (isFictionalNumber(text)) return 'is a number kept free for fiction';
  return undefined;
}

// North America: area code 555, or 555-0100 to 555-0199 in any area.
function isFictionalNumber(text: string): boolean {
  if (!/^(?:tel:)?\+?[\d\s().-]{7,}$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.startsWith('555') || /^\d{3}55501/.test(digits);
}

/** Stand-ins in the settings: what its form gives away, and what `standIns` names. */
export function standInsOfSettings(site: object, standIns: readonly string[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const { path, value } of leaves(site)) {
    if (typeof value !== 'string') continue;
    const word = makeshift.exec(value)?.[0];
    const reason = standInReason(value) ?? (word && `says "${word}"`);
    const id = `site.${nameOf(path)}`;
    if (!reason || seen.has(id)) continue;
    seen.set(id, {
      id,
      problem: `${value || '(empty)'} ${reason}`,
      where: `site.config.ts, ${path.join('.')}`,
    });
  }
  for (const name of standIns) {
    const id = `site.${name}`;
    const problem = 'is invented: launch.standIns names it';
    if (!seen.has(id)) seen.set(id, { id, problem, where: `site.config.ts, ${name}; then launch.standIns` });
  }
  return [...seen.values()];
}

/**
 * Stand-ins in one content file: entries with `sample: true`, and links and numbers that cannot be real.
 * @param file its path in the project
 */
export function standInsOfContent(file: string, content: unknown): Finding[] {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  const all = leaves(content);
  const samples = all.filter(({ path, value }) => path.at(-1) === 'sample' && value === true).length;
  const findings: Finding[] = [];
  if (samples > 0) {
    const problem = `${samples} invented ${samples === 1 ? 'entry' : 'entries'} (sample: true)`;
    findings.push({ id: `sample.${name}`, problem, where: `${file}, replace or remove them` });
  }
  for (const { path, value } of all) {
    if (typeof value !== 'string' || value === '' || hints.has(path.at(-1) ?? '')) continue;
    const reason = standInReason(value);
    if (!reason) continue;
    const problem = `${value} ${reason}`;
    findings.push({ id: `content.${name}.${path.join('.')}`, problem, where: `${file}, ${path.join('.')}` });
  }
  return findings;
}
