import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { site } from '#site.config';
import { type MailWords, mailsSchema } from '#src/content/schemas/mails.ts';

const file = join(import.meta.dirname, '../../src/content/mails.yaml');

/** The words of all mails, read once. */
export const words: MailWords = mailsSchema.parse(parse(readFileSync(file, 'utf8')));

/** Fills in what stands in braces; a word that nothing is said for stays as it is. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => `${values[name] ?? place}`);
}

const zone = { timeZone: site.timeZone } as const;
const moments = new Intl.DateTimeFormat('en-US', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});
const deadlines = new Intl.DateTimeFormat('en-US', {
  ...zone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** A moment for people, in the agency's own time: `17 November, 11:05 PST`. */
export function momentText(date: Date): string {
  const { day, month, hour, minute, timeZoneName } = partsOf(moments, date);
  return `${day} ${month}, ${hour}:${minute} ${timeZoneName}`;
}

/** A moment within the next days: `Tue 15:22 PST`. */
export function deadlineText(date: Date): string {
  const { weekday, hour, minute, timeZoneName } = partsOf(deadlines, date);
  return `${weekday} ${hour}:${minute} ${timeZoneName}`;
}

function partsOf(format: Intl.DateTimeFormat, date: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}
