import type { Finding } from '#server/content/launch/placeholders.ts';

export type Report = { text: string; open: number };

/**
 * Sorts findings into open and waived ones.
 * @param waived reasons by finding id; an empty reason waives nothing
 */
export function createReport(findings: Finding[], waived: Record<string, string>): Report {
  const isWaived = ({ id }: Finding) => (waived[id] ?? '').trim() !== '';
  const open = findings.filter((finding) => !isWaived(finding));
  const settled = findings.filter(isWaived);
  const stale = Object.keys(waived).filter((id) => findings.every((finding) => finding.id !== id));
  const lines = [
    ...open.map(({ id, problem, where }) => `${id}\n    ${problem}\n    ${where}`),
    ...settled.map(({ id }) => `waived  ${id}: ${waived[id]}`),
    ...stale.map((id) => `unused waiver, remove it  ${id}`),
    `\n${open.length} open, ${settled.length} waived`,
  ];
  return { text: lines.join('\n'), open: open.length };
}
