import type { APIRoute } from 'astro';
import { pictureOutputs } from '#src/art/picture-outputs.ts';

export function getStaticPaths() {
  return pictureOutputs().map(({ file, type, body }) => ({ params: { file }, props: { type, body } }));
}

export const GET: APIRoute = async ({ props }) =>
  new Response(Uint8Array.from(await props.body()), { headers: { 'Content-Type': props.type } });
