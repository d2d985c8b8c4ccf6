import type { APIRoute } from 'astro';
import { topicsFile } from '#src/features/contact/topics-file.ts';
import { priceFile } from '#src/features/show-cost/price-file.ts';

export async function getStaticPaths() {
  const { script } = await priceFile();
  return [script, await topicsFile()].map(({ file, code }) => ({
    params: { script: file },
    props: { code },
  }));
}

export const GET: APIRoute = ({ props }) =>
  new Response(props.code, { headers: { 'Content-Type': 'text/javascript' } });
