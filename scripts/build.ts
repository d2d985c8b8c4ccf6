/** `npm run build`: writes the site to dist/, unless just this site stands there already. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildCache } from '#build/cache.ts';
import { inputsOf, isBuilt, stampSite } from '#build/stamp.ts';

const site = 'dist';
const drafts = '.generated/sites';
/** No build takes as long; in milliseconds. */
const brokenOff = 60 * 60 * 1000;

/** Astro, with room for young objects: a build makes many. */
function runAstro(outDir: string): number {
  const { status } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=64', 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}

/** The site takes its place when it is whole: a build that is broken off changes nothing, and two at once do not meet. */
async function build(inputs: string): Promise<number> {
  mkdirSync(drafts, { recursive: true });
  for (const name of readdirSync(drafts)) {
    const draft = join(drafts, name);
    if (statSync(draft).mtimeMs < Date.now() - brokenOff) rmSync(draft, { recursive: true });
  }
  const draft = mkdtempSync(`${drafts}/`);
  const status = runAstro(`${draft}/site`);
  if (status === 0) {
    stampSite(`${draft}/site`, inputs);
    if (existsSync(site)) renameSync(site, `${draft}/before`);
    renameSync(`${draft}/site`, site);
    await buildCache.prune();
  }
  rmSync(draft, { recursive: true });
  return status;
}

const inputs = inputsOf(process.cwd());
if (isBuilt(site, inputs)) console.log(`${site}/ is up to date`);
else process.exitCode = await build(inputs);
