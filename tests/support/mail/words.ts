import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { mailsSchema } from '#src/content/schemas/mails.ts';
import { saying } from '#tests/support/run/saying.ts';

export const mailWords = mailsSchema.parse(parse(readFileSync('src/content/mails.yaml', 'utf8')));

/** A text of a mail; a place that nothing is said for stays as it is. */
export const filledIn = (text: string, places: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name) => `${places[name] ?? place}`);

/** A subject without the moments in it, which no two runs have alike: `Tue 3:22 PM PST`, `November 17, 11:05 AM PST`. */
export const timeless = (subject = ''): string =>
  subject.replace(/(?:[A-Z][a-z]{2}|[A-Z][a-z]+ \d+,) \d{1,2}:\d\d [AP]M P[SD]T/g, '...');

/** For a whole text of a mail. @param places what has to stand in them; in others may stand anything */
export function mailText(text: string, places: Record<string, string | number> = {}): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const place = /^\{(\w+)\}$/.exec(part)?.[1];
    return place && places[place] === undefined ? '.+' : saying(place ? `${places[place]}` : part).source;
  });
  return new RegExp(`^${parts.join('')}$`);
}
