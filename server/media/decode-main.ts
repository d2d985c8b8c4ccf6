/** Decodes one uploaded file in a child process (picture-decoder.ts). */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { decodePicture, PictureRefused } from './decode-picture.ts';

const maxMemory = 700 * 1024 * 1024;

setPriority(10);
try {
  // When memory runs out, the kernel kills this process instead of the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {}
process.once('disconnect', () => process.exit());
setInterval(() => process.memoryUsage.rss() > maxMemory && process.exit(1), 20).unref();

const [file = '', picture = '', thumbnail = ''] = process.argv.slice(2);
const answer = await decodePicture(file, picture, thumbnail).catch((error) => ({
  refused: error instanceof PictureRefused ? error.message : undefined,
  failed: String(error?.stack ?? error),
}));
process.send?.(answer, () => process.exit());
