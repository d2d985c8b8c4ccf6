import { parentPort, workerData } from 'node:worker_threads';
import { parseMail } from './parse-mail.ts';

const { raw, envelope } = workerData as { raw: Uint8Array; envelope: string[] };
parentPort?.postMessage(await parseMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), envelope));
