import type { APIRoute } from 'astro';
import { pictures } from '#src/art/pictures.ts';

export function getStaticPaths() {
  return pictures.map(({ file, svg }) => ({ params: { file }, props: { svg } }));
}

export const GET: APIRoute = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
