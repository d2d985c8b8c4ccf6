import type { APIRoute } from 'astro';
import { pictureOutputs } from '#src/art/picture-outputs.ts';
import { contentOf } from '#src/content/content-of.ts';

export async function getStaticPaths() {
  const { items } = await contentOf('clients');
  const marks = new Set(items.map(({ mark }) => mark.file));
  return pictureOutputs([...marks]).map(({ file, type, body }) => ({
    params: { file },
    props: { type, body },
  }));
}

export const GET: APIRoute = async ({ props }) =>
  new Response(Uint8Array.from(await props.body()), { headers: { 'Content-Type': props.type } });
