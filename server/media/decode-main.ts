/** Decodes one uploaded file in a separate process. */
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { decodePicture, PictureRefused } from './decode-picture.ts';

const trueTypeSignature = Buffer.from([0, 1, 0, 0]);
const maxMemoryBytes = 700 * 1024 * 1024;

setPriority(10);
try {
  // When memory runs out, the kernel kills this process instead of the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {}
process.once('disconnect', () => process.exit());
setInterval(() => process.memoryUsage.rss() > maxMemoryBytes && process.exit(1), 20).unref();

const [file = '', picture = '', thumbnail = ''] = process.argv.slice(2);
// Loaded on demand, because it takes a lot of memory.
const decode = isTypeface() ? (await import('./decode-typeface.ts')).decodeTypeface : decodePicture;
const result = await decode(file, picture, thumbnail).catch((error) => ({
  refused: error instanceof PictureRefused ? error.message : undefined,
  failed: String(error?.stack ?? error),
}));
process.send?.(result, () => process.exit());

function isTypeface(): boolean {
  const start = Buffer.alloc(4);
  const opened = openSync(file, 'r');
  readSync(opened, start, 0, start.length, 0);
  closeSync(opened);
  return (
    ['wOF2', 'wOFF', 'OTTO', 'ttcf', 'true'].includes(start.toString('latin1')) ||
    start.equals(trueTypeSignature)
  );
}
