import { parentPort, workerData } from 'node:worker_threads';
import { hasTooManyParts } from './mime-bounds.ts';
import { parseMail } from './parse-mail.ts';
import type { ReceivedMail } from './received-mail.ts';

export type ParseResult = ReceivedMail | 'too many parts';

const { raw, envelope } = workerData as { raw: Uint8Array; envelope: string[] };
const rawEmail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
const result: ParseResult = hasTooManyParts(rawEmail)
  ? 'too many parts'
  : await parseMail(rawEmail, envelope);
parentPort?.postMessage(result);
