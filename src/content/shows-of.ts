import { getCollection } from 'astro:content';
import type { Show } from './schemas/show.ts';

/** All shows that can be played, in the order of these clients; checked against their schema at the build. */
export async function showsOf(clients: readonly Show['client'][]): Promise<Show[]> {
  const shows = (await getCollection('shows')).map(({ data }) => data);
  return clients.map((client) => {
    const show = shows.find((one) => one.client === client);
    if (!show) throw new Error(`No show of '${client}' in src/content/shows`);
    return show;
  });
}
