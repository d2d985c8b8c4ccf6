import type { APIRoute } from 'astro';
import { playerFile } from '#src/features/show-player/player-file.ts';

export const getStaticPaths = () => [
  { params: { player: playerFile.file }, props: { code: playerFile.code } },
];

export const GET: APIRoute = ({ props }) =>
  new Response(props.code, { headers: { 'Content-Type': 'text/javascript' } });
