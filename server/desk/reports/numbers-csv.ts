import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#server/leads/csv.ts';
import type { Numbers } from '#shared/desk/api.ts';

export function createNumbersCsv(
  { sources, survey, from, promises, byPerson, unassigned, byDay, pieceDays }: Numbers,
  names: Map<string, string>,
  dayOf: (moment: Date) => string,
): string {
  const lines: (string | number | null)[][] = [['part', 'name', 'figure', 'value']];
  for (const { source, ...figures } of sources) {
    for (const [figure, value] of Object.entries(figures)) lines.push(['sources', source, figure, value]);
  }
  for (const [index, figures] of survey.entries()) {
    for (const [figure, value] of Object.entries(figures))
      lines.push(['survey', `step ${index + 1}`, figure, value]);
  }
  for (const { form, answers: _, ...figures } of promises) {
    for (const [figure, value] of Object.entries(figures)) lines.push(['promises', form, figure, value]);
  }
  for (const { member, ...figures } of byPerson) {
    const name = names.get(member) ?? member;
    for (const [figure, value] of Object.entries(figures)) lines.push(['people', name, figure, value]);
  }
  lines.push(['people', 'Unassigned', 'open', unassigned]);
  const first = Date.parse(dayOf(new Date(from)));
  const formatPeriodStart = (piece: number) =>
    new Date(first + piece * pieceDays * 86_400_000).toISOString().slice(0, 10);
  for (const { form, counts } of byDay) {
    for (const [index, count] of counts.entries())
      lines.push([pieceDays === 1 ? 'days' : 'weeks', form, formatPeriodStart(index), count]);
  }
  return `\ufeff${stringify(lines, { escape_formulas: true, quoted_string: true, cast: { string: escapeFormula } })}`;
}
