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

const real = { ...fs };
const paths = new Map<number, string>();
const pending = new Map<string, Undo[]>();

fs.openSync = (path, flags, mode) => {
  const descriptor = real.openSync(path, flags, mode);
  if (String(path).startsWith(folder)) paths.set(descriptor, fs.realpathSync(path));
  return descriptor;
};
fs.closeSync = (descriptor) => {
  paths.delete(descriptor);
  real.closeSync(descriptor);
};
fs.writeSync = ((
  descriptor: number,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number,
) => {
  const path = paths.get(descriptor);
  if (path !== undefined) {
    remember(path, position, length);
    writesLeft -= 1;
    if (writesLeft < 0) cutPower();
  }
  return real.writeSync(descriptor, buffer, offset, length, position);
}) as typeof fs.writeSync;
fs.fsyncSync = (descriptor) => {
  real.fsyncSync(descriptor);
  if (!ignoresSync) pending.delete(paths.get(descriptor) ?? '');
};
syncBuiltinESMExports();

function remember(path: string, position: number, length: number): void {
  const { size } = real.statSync(path);
  const before = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
  const descriptor = real.openSync(path, 'r');
  real.readSync(descriptor, before, 0, before.length, position);
  real.closeSync(descriptor);
  const undo = () => {
    if (!real.existsSync(path)) return;
    const again = real.openSync(path, 'r+');
    real.writeSync(again, before, 0, before.length, position);
    if (size < position + length) real.ftruncateSync(again, size);
    real.closeSync(again);
  };
  pending.set(path, [...(pending.get(path) ?? []), undo]);
}

function cutPower(): never {
  for (const undos of pending.values()) for (const undo of undos.toReversed()) undo();
  process.kill(process.pid, 'SIGKILL');
  throw new Error('the power is cut');
}
