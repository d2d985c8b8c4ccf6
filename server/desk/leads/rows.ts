import type { LeadRow } from '#shared/desk/api.ts';
import type { RowFacts } from '#shared/forms/form.ts';
import { formOf } from '#shared/forms/forms.ts';
import { type StoredRow, textOf } from '#shared/forms/stored-row.ts';
import { toShortLine } from './one-line.ts';

const maxNameLength = 200;
const maxSummaryLength = 160;
const maxSourceLength = 60;

export function describeRow(
  table: string,
  row: StoredRow,
  facts: RowFacts = {},
): Pick<LeadRow, 'name' | 'aside' | 'summary' | 'source'> {
  const formatLine = (text: string | null) => toShortLine(text ?? '', maxNameLength);
  const person = [textOf(row, 'first_name'), textOf(row, 'last_name')].filter(Boolean).join(' ');
  const names = ['full_name', 'name', 'brand_name', 'company', 'email'].map((column) => textOf(row, column));
  const name = [person, ...names].map(formatLine).find(Boolean) ?? '';
  const asides = ['company', 'brand_name', 'tiktok_handle', 'email'].map((column) =>
    formatLine(textOf(row, column)),
  );
  return {
    name: name || 'No name',
    aside: asides.find((text) => text !== '' && text.toLowerCase() !== name.toLowerCase()) ?? '',
    summary: toShortLine(formOf(table).summary(row, facts), maxSummaryLength),
    source: toShortLine((textOf(row, 'source') ?? '').replaceAll(/[_-]/g, ' '), maxSourceLength) || null,
  };
}
