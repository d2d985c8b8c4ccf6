import type { APIRoute } from 'astro';
import { contentOf } from '#src/content/content-of.ts';
import { routeIds } from '#src/routes.ts';
import { drawSharingPicture } from '#src/sharing/draw-sharing-picture.ts';
import { createSharingPicture } from '#src/sharing/sharing-picture.ts';

export async function getStaticPaths() {
  return Promise.all(
    routeIds.map(async (route) => {
      const content = await contentOf(route);
      const { file, svg } = createSharingPicture(route, content.head.title, content);
      return { params: { file }, props: { svg } };
    }),
  );
}

export const GET: APIRoute = async ({ props }) =>
  new Response(Uint8Array.from(await drawSharingPicture(props.svg)), {
    headers: { 'Content-Type': 'image/png' },
  });
