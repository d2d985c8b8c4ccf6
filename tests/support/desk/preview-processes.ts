import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the child processes that are preview renderers. */
export function findPreviewProcesses(parent = process.pid): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, of] = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
      const isPreview = readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('build/preview/main.ts');
      const isAlive = !/^State:\s*Z/m.test(readFileSync(`/proc/${name}/status`, 'utf8'));
      return isPreview && isAlive && Number(of) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}
