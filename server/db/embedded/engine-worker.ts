import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';
import { hasPanic } from './panic.ts';

// Runs in its own thread, because the engine blocks while it computes and waits for the disk.

export type EngineRequest = { id: number; bytes: Uint8Array } | 'close';
export type EngineReply = 'ready' | 'closed' | { id: number; bytes: Uint8Array; dead: boolean };

const settings = [
  'wal_sync_method=fsync',
  'shared_buffers=4MB',
  'max_connections=4',
  'wal_buffers=1MB',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
];

const engine = await PGlite.create({
  fs: new DurableFiles(workerData.folder),
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ],
});
const reply = (message: EngineReply, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

parentPort?.on('message', async (request: EngineRequest) => {
  if (request === 'close') {
    await engine.close();
    reply('closed');
    return;
  }
  const bytes = await answerTo(request.bytes);
  reply({ id: request.id, bytes, dead: hasPanic(bytes) }, [bytes.buffer]);
});
reply('ready');

async function answerTo(question: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  // A piece is a view of engine memory, which the engine reuses.
  await engine.execProtocolRawStream(question, { onRawData: (piece) => pieces.push(piece.slice()) });
  const answer = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    answer.set(piece, end);
    end += piece.length;
  }
  return answer;
}
