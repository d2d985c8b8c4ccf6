/**
 * `npm run build`: builds the site to dist/ and the desk to dist-desk/, unless they are up to date. The
 * output of Astro and Vite is printed only on failure or with `--verbose`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCache } from '#build/cache.ts';
import { contentDir, isProjectContent } from '#build/content-dir.ts';
import { createTemporaryBuildFolder } from '#build/draft-folder.ts';
import { addContentHash, deskFiles, hashInputs, isUpToDate, siteFiles, stampSite } from '#build/stamp.ts';

type BuildTarget = { folder: string; files: string[]; program: string; options: string[] };

const targets: BuildTarget[] = [
  { folder: 'dist', files: siteFiles, program: 'astro/bin/astro.mjs', options: ['build'] },
  {
    folder: 'dist-desk',
    files: deskFiles,
    program: 'vite/bin/vite.js',
    options: [
      'build',
      '--config',
      'desk/vite.config.ts',
      '--configLoader',
      'native',
      '--logLevel',
      'warn',
      '--emptyOutDir',
    ],
  },
];

const isVerbose = process.argv.includes('--verbose');

async function runProgram({ program, options }: BuildTarget, outDir: string): Promise<number> {
  const output: Buffer[] = [];
  const build = spawn(
    process.execPath,
    ['--max-semi-space-size=64', join('node_modules', program), ...options, '--outDir', outDir],
    {
      stdio: isVerbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  for (const stream of [build.stdout, build.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const [status] = await once(build, 'close');
  if (status !== 0) process.stderr.write(Buffer.concat(output));
  return status ?? 1;
}

async function buildTarget(target: BuildTarget, inputs: string): Promise<number> {
  const { folder } = target;
  const draft = createTemporaryBuildFolder();
  const startedAt = performance.now();
  console.log(`Building ${folder}/ ...`);
  const status = await runProgram(target, join(draft, 'site'));
  if (status === 0) {
    stampSite(`${draft}/site`, inputs);
    if (existsSync(folder)) renameSync(folder, `${draft}/before`);
    renameSync(`${draft}/site`, folder);
    console.log(`${folder}/ built in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    await buildCache.prune();
  }
  rmSync(draft, { recursive: true });
  return status;
}

// In parallel, because each keeps about one core busy.
await Promise.all(
  targets.map(async (target) => {
    const inputsHash = hashInputs(process.cwd(), target.files);
    const inputs =
      isProjectContent || target.folder !== 'dist' ? inputsHash : addContentHash(inputsHash, contentDir);
    if (isUpToDate(target.folder, inputs)) console.log(`${target.folder}/ is up to date`);
    else process.exitCode = (await buildTarget(target, inputs)) || process.exitCode;
  }),
);
