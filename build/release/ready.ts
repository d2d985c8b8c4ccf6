/** Preloads slow modules before the build's input arrives on standard input. */
import { enableCompileCache } from 'node:module';
import { text } from 'node:stream/consumers';

enableCompileCache();
await Promise.all([
  import('astro'),
  import('@astrojs/react'),
  import('@tailwindcss/vite'),
  import('postcss'),
  import('sharp'),
]);
const input = await text(process.stdin);
// The builder process has exited, or there is nothing to build.
if (input === '') process.exit();
const { content, out }: { content: string; out: string } = JSON.parse(input);
process.env.CONTENT_DIR = content;
process.argv.push('--outDir', out);
