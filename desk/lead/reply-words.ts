import type { Lead } from '#shared/desk/api.ts';
import { replySubject } from './form-words.ts';
import { textOf } from './stored-row.ts';

/** A first name that can stand in a greeting: letters, as names have them, and no more. */
const plainName = /^[\p{L}][\p{L}\p{M}’' -]{0,39}$/u;

/** @returns how a person is greeted; a brand or an address has no first name */
export function greetingName({ form, row }: Pick<Lead, 'form' | 'row'>): string | null {
  const whole =
    textOf(row, 'first_name') ??
    (form === 'roi_calculator_submissions' ? null : (textOf(row, 'full_name') ?? textOf(row, 'name')));
  const first = whole?.trim().split(/\s+/)[0] ?? '';
  return plainName.test(first) ? first : null;
}

/** What an answer begins with: a subject of its form, a greeting, and the name of whoever writes. */
export function replyDraft(
  lead: Pick<Lead, 'form' | 'row'>,
  { brand, myName }: { brand: string; myName: string },
): { subject: string; text: string } {
  const name = greetingName(lead);
  return {
    subject: replySubject(lead.form, brand),
    text: `Hi${name ? ` ${name}` : ''},\n\n\n\n${myName}\n${brand}`,
  };
}

/** Where the pen stands: behind the greeting. */
export function placeToWrite(text: string): number {
  const gap = text.indexOf('\n\n');
  return gap < 0 ? text.length : gap + 2;
}
