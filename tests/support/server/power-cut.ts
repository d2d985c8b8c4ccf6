// Loaded with --import into the server under test. Records what each write to a file below CUT_FOLDER overwrites, until
// the
// file's next fsync. After CUT_AFTER_WRITES writes it simulates a power cut: it reverts all recorded writes and kills
// the
// process. CUT_IGNORES_SYNC=1 disables fsync, as the engine does by default, to show that the test can fail.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Undo = () => void;

const folder = process.env.CUT_FOLDER ?? '/nowhere';
const ignoresSync = process.env.CUT_IGNORES_SYNC === '1';
let writesLeft = Number(process.env.CUT_AFTER_WRITES);

const realFs = { ...fs };
const pathByDescriptor = new Map<number, string>();
const undosByPath = new Map<string, Undo[]>();

fs.openSync = (path, flags, mode) => {
  const descriptor = realFs.openSync(path, flags, mode);
  if (String(path).startsWith(folder)) pathByDescriptor.set(descriptor, fs.realpathSync(path));
  return descriptor;
};
fs.closeSync = (descriptor) => {
  pathByDescriptor.delete(descriptor);
  realFs.closeSync(descriptor);
};
fs.writeSync = ((
  descriptor: number,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number,
) => {
  const path = pathByDescriptor.get(descriptor);
  if (path !== undefined) {
    recordWrite(path, position, length);
    writesLeft -= 1;
    if (writesLeft < 0) cutPower();
  }
  return realFs.writeSync(descriptor, buffer, offset, length, position);
}) as typeof fs.writeSync;
fs.fsyncSync = (descriptor) => {
  realFs.fsyncSync(descriptor);
  if (!ignoresSync) undosByPath.delete(pathByDescriptor.get(descriptor) ?? '');
};
syncBuiltinESMExports();

function recordWrite(path: string, position: number, length: number): void {
  const { size } = realFs.statSync(path);
  const before = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
  const descriptor = realFs.openSync(path, 'r');
  realFs.readSync(descriptor, before, 0, before.length, position);
  realFs.closeSync(descriptor);
  const undoWrite = () => {
    if (!realFs.existsSync(path)) return;
    const again = realFs.openSync(path, 'r+');
    realFs.writeSync(again, before, 0, before.length, position);
    if (size < position + length) realFs.ftruncateSync(again, size);
    realFs.closeSync(again);
  };
  undosByPath.set(path, [...(undosByPath.get(path) ?? []), undoWrite]);
}

function cutPower(): never {
  for (const undos of undosByPath.values()) for (const undo of undos.toReversed()) undo();
  process.kill(process.pid, 'SIGKILL');
  throw new Error('the power is cut');
}
