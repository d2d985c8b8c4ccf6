import type { APIRoute } from 'astro';
import { showsOf } from '#src/content/shows-of.ts';
import { showFile } from '#src/features/show-player/show-file.ts';

export async function getStaticPaths() {
  return (await showsOf()).map((show) => {
    const { file, json } = showFile(show);
    return { params: { file }, props: { json } };
  });
}

export const GET: APIRoute = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
