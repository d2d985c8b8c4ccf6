import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Whether a module is part of the scripts that every page runs, that is, statically imported by a script of
 * an .astro file.
 */
export function isFrameModule(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/\.astro\?.*\btype=script\b/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isFrameModule(importer, graph, seen)) ?? false;
}
