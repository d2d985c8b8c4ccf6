import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Logger } from '#server/log.ts';
import { type Live, releaseFolder } from '#server/static/release-folder.ts';
import { watchRelease } from '#server/static/watch-release.ts';
import { site } from '#site.config';
import { type MailWords, mailsSchema } from '#src/content/schemas/mails.ts';
import { readSettings } from '#src/content/settings.ts';

const source = join(import.meta.dirname, '../../../src/content');

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

/** Replaces `{name}` placeholders; unknown ones stay. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => `${values[name] ?? place}`);
}

const { timeZone } = site;
const time = {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: site.clock === 12 ? 'h12' : 'h23',
  timeZoneName: 'short',
} as const;
const times = new Intl.DateTimeFormat('en-US', time);
const dates = new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' });
const weekdays = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
const timeText = (date: Date) => times.format(date).replaceAll('\u202f', ' ');

/** A moment in the agency's time zone: `November 17, 11:05 AM PST`. */
export function momentText(date: Date): string {
  return `${dates.format(date)}, ${timeText(date)}`;
}

/** A moment within the next days: `Tue 3:22 PM PST`. */
export function deadlineText(date: Date): string {
  return `${weekdays.format(date)} ${timeText(date)}`;
}
