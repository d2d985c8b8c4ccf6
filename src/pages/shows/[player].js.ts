import type { APIRoute } from 'astro';
import { player } from '#src/features/show-player/player-file.ts';

export const getStaticPaths = () => [{ params: { player: player.file }, props: { code: player.code } }];

export const GET: APIRoute = ({ props }) =>
  new Response(props.code, { headers: { 'Content-Type': 'text/javascript' } });
