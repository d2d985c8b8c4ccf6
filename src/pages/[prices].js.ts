import type { APIRoute } from 'astro';
import { priceFile } from '#src/features/show-cost/price-file.ts';

export async function getStaticPaths() {
  const { file, code } = await priceFile();
  return [{ params: { prices: file }, props: { code } }];
}

export const GET: APIRoute = ({ props }) =>
  new Response(props.code, { headers: { 'Content-Type': 'text/javascript' } });
