import type { Lead } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { textOf } from '#shared/forms/stored-row.ts';

const plainName = /^[\p{L}][\p{L}\p{M}’' -]{0,39}$/u;

/** Returns the first name for the greeting; null if the text does not look like a name. */
export function greetingName({ row }: Pick<Lead, 'row'>): string | null {
  const fullName = textOf(row, 'first_name') ?? textOf(row, 'full_name') ?? textOf(row, 'name');
  const first = fullName?.trim().split(/\s+/)[0] ?? '';
  return plainName.test(first) ? first : null;
}

/** The initial subject (by form) and text (greeting and signature) of a reply. */
export function replyDraft(
  lead: Pick<Lead, 'form' | 'row'>,
  { brand, myName, signature }: { brand: string; myName: string; signature: string },
): { subject: string; text: string } {
  const name = greetingName(lead);
  return {
    subject: formOf(lead.form).replySubject(brand),
    text: `Hi${name ? ` ${name}` : ''},\n\n\n\n${signature || `${myName}\n${brand}`}`,
  };
}

/** The initial position of the cursor, which is after the greeting. */
export function initialCaret(text: string): number {
  const gap = text.indexOf('\n\n');
  return gap < 0 ? text.length : gap + 2;
}
