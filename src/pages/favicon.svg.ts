import type { APIRoute } from 'astro';
import { iconDrawing } from '#src/sharing/icons.ts';

export const GET: APIRoute = async () =>
  new Response((await iconDrawing(false)).replace(/\s+$/, ''), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
