import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether a script that a page runs before anybody acts, one of an .astro file, imports a module at once. */
export function isOfFrame(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/\.astro\?.*\btype=script\b/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isOfFrame(importer, graph, seen)) ?? false;
}
