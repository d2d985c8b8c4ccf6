import type { APIRoute } from 'astro';
import { loadShows } from '#src/content/load-shows.ts';
import { createShowFile } from '#src/features/show-player/show-file.ts';

export async function getStaticPaths() {
  return (await loadShows()).map((show) => {
    const { file, json } = createShowFile(show);
    return { params: { file }, props: { json } };
  });
}

export const GET: APIRoute = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
