import { bookedCall } from './booked-call.ts';
import { formatColumnLabel } from './column-label.ts';
import { contact } from './contact.ts';
import { creatorSurvey } from './creator-survey.ts';
import { earlyAccess } from './early-access.ts';
import { enteredLead } from './entered-lead.ts';
import type { FormDefinition } from './form.ts';
import { newsletter } from './newsletter.ts';
import { roiCalculator } from './roi-calculator.ts';
import { formatValue, textOf } from './stored-row.ts';

/** In the order of the desk's lists. */
export const forms: readonly FormDefinition[] = [
  contact,
  creatorSurvey,
  bookedCall,
  enteredLead,
  roiCalculator,
  earlyAccess,
  newsletter,
];

export const siteForms = forms.filter(({ origin }) => origin === 'site');

const formsByTable = new Map(forms.map((form) => [form.table, form]));

export function formOf(table: string): FormDefinition {
  return formsByTable.get(table) ?? createGenericForm(table);
}

export function isKnownForm({ table }: Pick<FormDefinition, 'table'>): boolean {
  return formsByTable.has(table);
}

export function findTables(condition: (form: FormDefinition) => boolean): string[] {
  return forms.filter(condition).map(({ table }) => table);
}

/** Columns that are shown elsewhere or mean nothing to people. */
const omittedColumns = new Set([
  ...['id', 'created_at', 'source'],
  ...['email', 'name', 'first_name', 'last_name', 'full_name'],
]);

function createGenericForm(table: string): FormDefinition {
  return {
    table,
    origin: 'site',
    name: formatColumnLabel(table),
    icon: 'note',
    letter: 'x',
    audience: null,
    pages: [],
    deadlineHours: null,
    retention: 'until erased',
    mails: ['mail.notice'],
    receipt: 'receipt',
    messageColumn: null,
    facts: [],
    countsRepeats: false,
    replySubject: (brand) => `Your request to ${brand}`,
    summary: (row) =>
      textOf(row, 'message') ??
      textOf(row, 'comments') ??
      Object.entries(row)
        .filter(([column, value]) => !omittedColumns.has(column) && formatValue(value)?.trim())
        .map(([column, value]) => `${formatColumnLabel(column)}: ${formatValue(value)}`)
        .join(', '),
  };
}
