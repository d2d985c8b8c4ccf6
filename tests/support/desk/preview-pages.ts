import { type ChildProcess, fork } from 'node:child_process';
import type { PreviewResult } from '#server/preview/preview-process.ts';
import type { Step } from '#shared/desk/working-copy.ts';

export type PreviewRenderer = {
  page(document: string, value?: unknown, part?: Step): Promise<PreviewResult & { memory: number }>;
  stop(): void;
};

/** Starts the preview renderer without a server. @returns the renderer when it is ready */
export async function startRenderer(options: string[] = []): Promise<PreviewRenderer> {
  const child: ChildProcess = fork('build/preview/main.ts', {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: options,
  });
  const waiting = new Map<number, (answered: PreviewResult & { memory: number }) => void>();
  const ready = Promise.withResolvers<void>();
  child.once('exit', (code) => ready.reject(new Error(`the preview ended with ${code}`)));
  child.on('message', (message: { ready: string } | (PreviewResult & { id: number; memory: number })) => {
    if ('ready' in message) ready.resolve();
    else waiting.get(message.id)?.(message);
  });
  await ready.promise;
  return {
    page: (document, value, part) => {
      const { promise, resolve } = Promise.withResolvers<PreviewResult & { memory: number }>();
      const id = waiting.size;
      waiting.set(id, resolve);
      const drafted = value === undefined ? {} : { [document]: value };
      child.send({ id, document, part, published: {}, drafted });
      return promise;
    },
    stop: () => {
      child.kill();
    },
  };
}
