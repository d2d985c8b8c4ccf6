import type { APIRoute } from 'astro';
import { drawIcon } from '#src/sharing/icons.ts';

export const GET: APIRoute = async () =>
  new Response((await drawIcon(false)).replace(/\s+$/, ''), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
