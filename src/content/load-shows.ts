import { getCollection } from 'astro:content';
import type { Show } from './schemas/show.ts';

/** The shows of these clients in their order, or all of them; clients without a show are left out. */
export async function loadShows(clients?: readonly string[]): Promise<Show[]> {
  const shows = (await getCollection('shows')).map(({ data }) => data);
  if (!clients) return shows;
  return [...new Set(clients)].flatMap((client) => shows.find((show) => show.client === client) ?? []);
}
