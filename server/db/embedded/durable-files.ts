import { closeSync, fsyncSync, globSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenStream = { nfd?: number; node: unknown };
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number }; realPath(node: unknown): string };
};

/** Implements fsync, which PGlite's file system ignores. Without it, a power failure loses acknowledged rows. */
export class DurableFiles extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(engine, options);
    const addFsync = ({ NODEFS }: EmscriptenModule) => {
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [emscriptenOpts.preRun ?? [], addFsync as never].flat() },
    };
  }
}

export function syncTree(folder: string): void {
  for (const name of globSync('**/*', { cwd: folder })) syncPath(join(folder, name));
  syncPath(folder);
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
