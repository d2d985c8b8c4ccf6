import { Worker } from 'node:worker_threads';
import { limits } from './limits.ts';
import { readHeader } from './mime-bounds.ts';
import type { ParseResult } from './parse-worker.ts';
import type { ReceivedMail } from './received-mail.ts';
import { createUnreadableMail } from './unreadable-mail.ts';

const tooLargeText = 'This email is too large to show here.';
const tooManyPartsText = 'This email has too many parts to show here.';
const unreadableText = 'This email could not be read.';

/** Returns only sender, subject and the reason for an email beyond the limits. `size` is that of the whole email. */
export async function readMail(
  raw: Buffer,
  envelope: string[] = [],
  size = raw.length,
): Promise<ReceivedMail> {
  const header = readHeader(raw);
  if (header === undefined)
    return createUnreadableMail(raw, raw.subarray(0, limits.headerBytes).toString('latin1'), tooLargeText);
  const mail = await parseInWorker(raw.subarray(0, limits.rawBytes), envelope);
  if (mail === 'too many parts') return createUnreadableMail(raw, header, tooManyPartsText);
  if (!mail) return createUnreadableMail(raw, header, unreadableText);
  return size > limits.rawBytes ? { ...mail, isCut: true } : mail;
}

function parseInWorker(raw: Buffer, envelope: string[]): Promise<ParseResult | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      workerData: { raw, envelope },
      resourceLimits: { maxOldGenerationSizeMb: limits.parseMegabytes },
    });
    const finish = (mail?: ParseResult) => {
      clearTimeout(timer);
      resolve(mail);
      void worker.terminate();
    };
    const timer = setTimeout(finish, limits.parseMilliseconds);
    worker.once('message', finish);
    worker.once('error', () => finish());
    worker.once('exit', () => finish());
  });
}
