import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import type { FilmFormat } from './read-film.ts';

const timeoutMilliseconds = 20_000;
/** CPU seconds, kilobytes of memory, and size of the written file in blocks of 512 bytes. Shells that lack a limit ignore it. */
const processLimits = ['-t 20', '-v 2000000', '-f 40000']
  .map((limit) => `ulimit ${limit} 2>/dev/null`)
  .join('; ');
const maxWidth = 1920;
/** Chooses a typical frame from the first seconds, because the first frame is often black. */
const filters = `fps=2,scale='min(${maxWidth},iw)':-2,thumbnail=6`;

/** @returns false without ffmpeg */
export async function writeFilmFrame(
  film: string,
  { ending }: FilmFormat,
  frame: string,
  milliseconds = timeoutMilliseconds,
): Promise<boolean> {
  const reader = ending === 'mp4' ? 'mov' : 'matroska';
  // Prevents a film from reading other files and from selecting another demuxer.
  const input = ['-threads', '1', '-protocol_whitelist', 'file', '-f', reader, '-i', `file:${film}`];
  const output = ['-an', '-frames:v', '1', '-vf', filters, '-q:v', '2', '-f', 'mjpeg', '-y', frame];
  const limited = `${processLimits}; exec nice ffmpeg "$@"`;
  const child = spawn('sh', ['-c', limited, 'sh', '-nostdin', '-v', 'error', ...input, ...output], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH },
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  const [code] = await once(child, 'exit').catch(() => [null]);
  const written = await stat(frame).catch(() => undefined);
  return code === 0 && written !== undefined && written.size > 0;
}
