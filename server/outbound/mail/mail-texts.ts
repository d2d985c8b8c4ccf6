import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Logger } from '#server/log.ts';
import { getReleaseFolder, type LiveRelease } from '#server/static/release-folder.ts';
import { watchRelease } from '#server/static/watch-release.ts';
import { look, site } from '#site.config';
import { readLook } from '#src/content/look.ts';
import { type MailTexts, mailsSchema } from '#src/content/schemas/mails.ts';
import { readSettings } from '#src/content/settings.ts';

const projectContentFolder = join(import.meta.dirname, '../../../src/content');

/** The published texts, see `watchMailTexts`. */
export let mailTexts: MailTexts = readMailTexts(projectContentFolder);

/** Reloads after each release. */
export function watchMailTexts({ DATA_DIR }: { DATA_DIR: string }, log: Logger): Promise<() => void> {
  const loadTexts = (live: LiveRelease | undefined) => {
    const folder = live ? join(getReleaseFolder(DATA_DIR, live.id), 'content') : projectContentFolder;
    // Older releases have no site.yaml.
    const settings = readSettings(existsSync(join(folder, 'site.yaml')) ? folder : projectContentFolder);
    mailTexts = readMailTexts(folder);
    Object.assign(site, settings);
    Object.assign(look, readLook(folder));
  };
  return watchRelease(DATA_DIR, loadTexts, log);
}

/** For a process that only renders emails. */
export function setMailTexts(other: MailTexts): void {
  mailTexts = other;
}

function readMailTexts(folder: string): MailTexts {
  return mailsSchema.parse(parse(readFileSync(join(folder, 'mails.yaml'), 'utf8')));
}

/** Leaves unknown placeholders unchanged. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
}

const { timeZone } = site;
const timeFormatOptions = {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: site.clock === 12 ? 'h12' : 'h23',
  timeZoneName: 'short',
} as const;
const timeFormat = new Intl.DateTimeFormat('en-US', timeFormatOptions);
const dateFormat = new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' });
const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
const formatShortTime = (date: Date) => timeFormat.format(date).replaceAll('\u202f', ' ');

/** For example `November 17, 11:05 AM PST`. */
export function formatTime(date: Date): string {
  return `${dateFormat.format(date)}, ${formatShortTime(date)}`;
}

/** For example `Tue 3:22 PM PST`. */
export function formatDeadline(date: Date): string {
  return `${weekdayFormat.format(date)} ${formatShortTime(date)}`;
}
