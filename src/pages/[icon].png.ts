import type { APIRoute } from 'astro';
import { iconDrawing, icons } from '#src/sharing/icons.ts';
import { rasterise } from '#src/sharing/rasterise.ts';

export function getStaticPaths() {
  return Object.values(icons).map(({ file, size, whole }) => ({
    params: { icon: file },
    props: { size, whole },
  }));
}

export const GET: APIRoute = async ({ props: { size, whole } }) => {
  const icon = await rasterise(await iconDrawing(whole), size);
  return new Response(Uint8Array.from(icon.asPng()), { headers: { 'Content-Type': 'image/png' } });
};
