import type { APIRoute } from 'astro';
import { createTopicsFile } from '#src/features/contact/topics-file.ts';
import { createPriceFile } from '#src/features/show-cost/price-file.ts';

export async function getStaticPaths() {
  const { script } = await createPriceFile();
  return [script, await createTopicsFile()].map(({ file, code }) => ({
    params: { script: file },
    props: { code },
  }));
}

export const GET: APIRoute = ({ props }) =>
  new Response(props.code, { headers: { 'Content-Type': 'text/javascript' } });
