import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { mailsSchema } from '#src/content/schemas/mails.ts';
import { containing } from '#tests/support/run/text-patterns.ts';

export const publishedMailTexts = mailsSchema.parse(parse(readFileSync('src/content/mails.yaml', 'utf8')));

/** Fills the placeholders in the text of an email. Placeholders without a value stay. */
export const fillPlaceholders = (text: string, places: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name) => `${places[name] ?? place}`);

/** Replaces the times in a subject, which differ in every run: `Tue 3:22 PM PST`, `November 17, 11:05 AM PST`. */
export const withoutTimes = (subject = ''): string =>
  subject.replace(/(?:[A-Z][a-z]{2}|[A-Z][a-z]+ \d+,) \d{1,2}:\d\d [AP]M P[SD]T/g, '...');

/**
 * Creates a pattern for the whole text.
 * @param places required values of placeholders; other placeholders match any text
 */
export function createMailPattern(text: string, places: Record<string, string | number> = {}): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const place = /^\{(\w+)\}$/.exec(part)?.[1];
    return place && places[place] === undefined ? '.+' : containing(place ? `${places[place]}` : part).source;
  });
  return new RegExp(`^${parts.join('')}$`);
}
