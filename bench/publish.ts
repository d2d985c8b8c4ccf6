/**
 * Measures publishing, in seconds: builds without a cache, after a text change and without any change; then the time
 * from the click on Publish until a visitor sees a new title and a new 50-megapixel photo.
 * `npm run bench publish [COMMIT]` alternates with another commit in a separate worktree. Settings: ROUNDS (2).
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectToRunningSite } from '#server/db/embedded/staff-client.ts';
import { beginSession } from '#server/desk/sign-in/sessions.ts';
import { createLargePhoto } from '#tests/support/media/pictures.ts';
import { uploadPicture } from '#tests/support/media/upload.ts';
import { until } from '#tests/support/run/until.ts';
import { startServer } from '#tests/support/server/process.ts';
import { calculateMedian } from './median.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

const rounds = Number(process.env.ROUNDS || 2);
const maxPublishMilliseconds = 10 * 60_000;
const benchFolder = mkdtempSync(join(tmpdir(), 'bench-publish-'));
const commits = ['HEAD', ...process.argv.slice(2, 3)];
const secondsByName = new Map<string, number[]>();

try {
  const subjects = commits.map((commit, index) => ({
    commit,
    folder: addWorktree(commit, `subject-${index}`),
  }));
  await waitUntilIdle();
  for (let round = 0; round < rounds; round++) {
    for (const { commit, folder } of subjects) {
      for (const made of ['.astro', '.generated', 'dist', 'dist-desk', 'node_modules/.astro'])
        rmSync(join(folder, made), { recursive: true, force: true });
      await measureDuration(`${commit}: build without a cache`, () => buildSite(folder));
      changeTexts(folder, round);
      await measureDuration(`${commit}: build after a text change`, () => buildSite(folder));
      await measureDuration(`${commit}: build without changes`, () => buildSite(folder));
      await measurePublishing(commit, folder, round);
    }
  }
  console.table(
    Object.fromEntries(
      Array.from(secondsByName, ([name, times]) => [
        name,
        { median: formatSeconds(calculateMedian(times)), worst: formatSeconds(Math.max(...times)) },
      ]),
    ),
  );
} finally {
  for (const index of commits.keys())
    execFileSync('git', ['worktree', 'remove', '--force', join(benchFolder, `subject-${index}`)]);
  rmSync(benchFolder, { recursive: true, force: true });
}

function addWorktree(commit: string, name: string): string {
  const folder = join(benchFolder, name);
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'ignore' });
  const copyModules = (option: string) =>
    execFileSync('cp', [option, 'node_modules', join(folder, 'node_modules')], { stdio: 'ignore' });
  try {
    copyModules('-al');
  } catch {
    // Hard links fail across file systems.
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    copyModules('-a');
  }
  return folder;
}

async function buildSite(folder: string): Promise<void> {
  const program = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'ignore' });
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`the build in ${folder} exited with code ${code}`);
}

function changeTexts(folder: string, round: number): void {
  const file = join(folder, 'src/content/pages/careers.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +title: ).*$/m, `$1Title of round ${round}`));
}

/** Measures from the second publish on, because the first also saves the deployed site and starts the builder. */
async function measurePublishing(commit: string, folder: string, round: number): Promise<void> {
  const data = join(folder, '.generated/data');
  const server = await startServer(
    { DATA_DIR: data, STATIC_DIR: 'dist', BUILDER: 'true', LOG_LEVEL: 'error' },
    [],
    folder,
  );
  try {
    const { ask, cookie } = await signInEditor(server.address, data);
    const saveDraft = (document: string, values: [string[], string][]) =>
      ask(
        'PUT',
        `documents/${document}`,
        values.map(([path, value]) => ({ path, patch: { path, value }, was: null })),
      );
    const publishAndWait = async (page: string, text: string) => {
      await ask('POST', 'publish', {});
      await until(async () => {
        const html = await (await fetch(`${server.address}/${page}`)).text();
        if (!html.includes(text)) throw new Error(`not live\n${server.output()}`);
      }, maxPublishMilliseconds);
    };
    for (const isMeasured of [false, true]) {
      const title = `Title ${round} ${isMeasured}`;
      await saveDraft('careers', [[['head', 'title'], title]]);
      if (isMeasured)
        await measureDuration(`${commit}: from Publish to live, title`, () =>
          publishAndWait('careers', title),
        );
      else await publishAndWait('careers', title);
    }
    const { file } = await uploadPicture(server.address, cookie, await createLargePhoto(round), 'photo.jpg');
    const alt = `Photo ${round}`;
    await saveDraft('about-us', [
      [['hero', 'picture', 'file'], file],
      [['hero', 'picture', 'alt'], alt],
    ]);
    await measureDuration(`${commit}: from Publish to live, photo`, () => publishAndWait('about-us', alt));
  } finally {
    await server.stop();
  }
}

/** @returns a client of the content API, signed in as an editor, and the editor's cookie */
async function signInEditor(address: string, data: string) {
  const staff = await connectToRunningSite(data);
  if (!staff) throw new Error('the server has no staff socket');
  const [member] = await staff.query(
    `insert into staff.member (email, name, role) values ('ed@desk.example', 'Ed', 'editor') returning id`,
  );
  const session = await beginSession(staff, String(member?.id), {
    device: 'A bench',
    before: '',
    by: 'bench',
  });
  await staff.close();
  const cookie = `desk=${session}`;
  const sendRequest = async (method: string, path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${address}/desk/api/content/${path}`, {
      method,
      headers: { cookie, origin: address, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  };
  return { ask: sendRequest, cookie };
}

async function measureDuration(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  secondsByName.set(name, [...(secondsByName.get(name) ?? []), (performance.now() - start) / 1000]);
  console.log(`${name}: ${formatSeconds(secondsByName.get(name)?.at(-1) ?? 0)}`);
}

function formatSeconds(value: number): string {
  return `${value.toFixed(1)} s`;
}
