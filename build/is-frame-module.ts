import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether every page runs the module, because a script of an .astro file imports it statically. */
export function isFrameModule(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/\.astro\?.*\btype=script\b/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isFrameModule(importer, graph, seen)) ?? false;
}
