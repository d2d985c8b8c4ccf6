import type { APIRoute } from 'astro';
import { drawIcon, icons } from '#src/sharing/icons.ts';
import { rasterise } from '#src/sharing/rasterise.ts';

export function getStaticPaths() {
  return Object.values(icons).map(({ file, size, whole }) => ({
    params: { icon: file },
    props: { size, whole },
  }));
}

export const GET: APIRoute = async ({ props: { size, whole } }) => {
  const icon = await rasterise(await drawIcon(whole), size);
  return new Response(Uint8Array.from(icon.asPng()), { headers: { 'Content-Type': 'image/png' } });
};
