import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Logger } from '#server/log.ts';
import { type Live, releaseFolder } from '#server/static/release-folder.ts';
import { watchRelease } from '#server/static/watch-release.ts';
import { site } from '#site.config';
import { type MailWords, mailsSchema } from '#src/content/schemas/mails.ts';
import { readSettings } from '#src/content/settings.ts';

const source = join(import.meta.dirname, '../../src/content');

/** The words of all mails: those that were published last, where that is followed. */
export let words: MailWords = read(source);

/**
 * Keeps words, and what staff change of `site`, those of the release that is served.
 * @returns stops it
 */
export function followWords({ DATA_DIR }: { DATA_DIR: string }, log: Logger): Promise<() => void> {
  const take = (live: Live | undefined) => {
    const folder = live ? join(releaseFolder(DATA_DIR, live.id), 'content') : source;
    // Releases of before it was one of the words are without.
    const settings = readSettings(existsSync(join(folder, 'site.yaml')) ? folder : source);
    words = read(folder);
    Object.assign(site, settings);
  };
  return watchRelease(DATA_DIR, take, log);
}

/** Has mails say other words, in a process that shows them and sends none. */
export function setWords(other: MailWords): void {
  words = other;
}

/** @param folder of the content */
function read(folder: string): MailWords {
  return mailsSchema.parse(parse(readFileSync(join(folder, 'mails.yaml'), 'utf8')));
}

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
