import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';

// Runs in its own thread, because the engine blocks while it computes and waits for the disk.

export type EngineRequest = { id: number; bytes: Uint8Array } | 'close';
export type EngineReply = 'ready' | 'closed' | { id: number; bytes: Uint8Array; dead: boolean };

const errorResponseType = 'E'.charCodeAt(0);
const headerBytes = 5;

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
const reply = (message: EngineReply, transferred: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transferred);

parentPort?.on('message', async (request: EngineRequest) => {
  if (request === 'close') {
    await engine.close();
    reply('closed');
    return;
  }
  const bytes = await runProtocol(request.bytes);
  reply({ id: request.id, bytes, dead: hasPanic(bytes) }, [bytes.buffer]);
});
reply('ready');

async function runProtocol(requestBytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  // A piece is a view of engine memory, which the engine reuses.
  await engine.execProtocolRawStream(requestBytes, { onRawData: (piece) => pieces.push(piece.slice()) });
  const response = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    response.set(piece, end);
    end += piece.length;
  }
  return response;
}

/** After a PANIC, the engine has stopped. @param bytes messages, each with a type byte, a length that includes itself, and a body */
function hasPanic(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + headerBytes <= bytes.byteLength) {
    const end = at + 1 + view.getUint32(at + 1);
    if (
      bytes[at] === errorResponseType &&
      Buffer.from(bytes.subarray(at + headerBytes, end)).includes('VPANIC\0')
    ) {
      return true;
    }
    at = end;
  }
  return false;
}
