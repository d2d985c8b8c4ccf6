/**
 * What a build starts with (`node --import`), ahead of Astro's own program: loads what takes long to load, then waits on its
 * standard input to be told what to build. A press that comes meanwhile waits for neither.
 */
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
const asked = await text(process.stdin);
// The builder has ended, or has nothing to build.
if (asked === '') process.exit();
const { content, out }: { content: string; out: string } = JSON.parse(asked);
process.env.CONTENT_DIR = content;
process.argv.push('--outDir', out);
