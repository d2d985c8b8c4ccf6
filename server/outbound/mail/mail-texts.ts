import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Logger } from '#server/log.ts';
import { type Live, releaseFolder } from '#server/static/release-folder.ts';
import { watchRelease } from '#server/static/watch-release.ts';
import { look, site } from '#site.config';
import { readLook } from '#src/content/look.ts';
import { type MailTexts, mailsSchema } from '#src/content/schemas/mails.ts';
import { readSettings } from '#src/content/settings.ts';

const source = join(import.meta.dirname, '../../../src/content');

/** The published texts, see `watchMailTexts`. */
export let mailTexts: MailTexts = read(source);

/** Reloads after each release. */
export function watchMailTexts({ DATA_DIR }: { DATA_DIR: string }, log: Logger): Promise<() => void> {
  const loadTexts = (live: Live | undefined) => {
    const folder = live ? join(releaseFolder(DATA_DIR, live.id), 'content') : source;
    // Older releases have no site.yaml.
    const settings = readSettings(existsSync(join(folder, 'site.yaml')) ? folder : source);
    mailTexts = read(folder);
    Object.assign(site, settings);
    Object.assign(look, readLook(folder));
  };
  return watchRelease(DATA_DIR, loadTexts, log);
}

/** For a process that only renders emails. */
export function setMailTexts(other: MailTexts): void {
  mailTexts = other;
}

function read(folder: string): MailTexts {
  return mailsSchema.parse(parse(readFileSync(join(folder, 'mails.yaml'), 'utf8')));
}

/** Leaves unknown placeholders unchanged. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
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

/** For example `November 17, 11:05 AM PST`. */
export function formatTime(date: Date): string {
  return `${dates.format(date)}, ${timeText(date)}`;
}

/** For example `Tue 3:22 PM PST`. */
export function deadlineText(date: Date): string {
  return `${weekdays.format(date)} ${timeText(date)}`;
}
