import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectToRunningSite } from '#server/db/embedded/staff-client.ts';
import { beginSession } from '#server/desk/sign-in/sessions.ts';
import type { Publishing, Release, Releases } from '#shared/desk/publishing.ts';
import { createEmptyDatabase } from '#tests/support/database/test-database.ts';
import { until } from '#tests/support/run/until.ts';
import { type ServerProcess, startServer } from '#tests/support/server/process.ts';

const fakeAstroProgram = `
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
const outDir = process.argv[process.argv.indexOf('--outDir') + 1];
const words = /title: *(.*)/.exec(readFileSync(process.env.CONTENT_DIR + '/pages/contact.yaml', 'utf8'))[1];
console.log('[build] output: "static"');
cpSync('dist', outDir, { recursive: true, filter: (name) => !name.includes('words.') });
if (words.startsWith('slow')) await delay(1500);
if (words.startsWith('red')) { console.error('[Error] the page has an error in line 3'); process.exit(1); }
console.log('generating static routes');
const hash = Buffer.from(words).toString('hex').slice(-8).padStart(8, '0');
writeFileSync(outDir + '/_astro/words.' + hash + '.js', '// ' + words);
appendFileSync(outDir + '/contact.html', '<!-- ' + words + ' by ' + readFileSync('src/code.ts', 'utf8') + ' -->');
if (words.startsWith('without')) rmSync(outDir + '/careers.html');
console.log('[build] Complete!');
`;

export type PublishingSite = {
  server: ServerProcess;
  folder: string;
  writeTitle(words: string): void;
  deploy(code: string): void;
  requestPublish(): Promise<Release>;
  /** Stores a draft in the desk. After publishing, `waitForPage` finds its text. */
  saveDraft(words: string): Promise<unknown>;
  scheduleRelease(at: Date): Promise<unknown>;
  restoreRelease(id: string): Promise<Release>;
  readState(): Promise<Publishing>;
  listReleases(): Promise<Release[]>;
  waitUntilSettled(): Promise<Publishing>;
  waitForState(wanted: Release['state']): Promise<void>;
  readPage(): Promise<string>;
  waitForPage(words: string): Promise<void>;
  expireLeases(): Promise<void>;
  findBuilders(): number[];
  readAttempts(): Promise<number>;
  /** @param pause milliseconds between stop and start */
  restart(signal: NodeJS.Signals, pause?: number): Promise<void>;
  remove(): Promise<void>;
};

/**
 * Starts a built site that can publish, in a separate folder and process.
 * @param dataDir the site's data folder
 */
export async function startPublishingSite(settings: Record<string, string> = {}): Promise<PublishingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-publish-'));
  const project = join(folder, 'project');
  const writeProjectFile = (name: string, text: string) => {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  };
  writeProjectFile('node_modules/astro/bin/astro.mjs', fakeAstroProgram);
  writeProjectFile('package.json', '{ "type": "module" }');
  writeProjectFile('src/code.ts', 'code one');
  for (const name of ['scripts', 'server', 'build', 'supabase', 'package-lock.json'])
    symlinkSync(resolve(name), join(project, name));
  cpSync('src/content', join(project, 'src/content'), { recursive: true });
  cpSync('dist', join(project, 'dist'), { recursive: true });
  const env = {
    DATA_DIR: join(folder, 'data'),
    STATIC_DIR: 'dist',
    BUILDER: 'true',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const place = await createEmptyDatabase('embedded');
  cpSync(place.settings.DATA_DIR ?? '', env.DATA_DIR, { recursive: true });
  await place.remove();
  const site = { server: await startServer(env, [], project) };
  const staff = await connectToRunningSite(env.DATA_DIR);
  if (!staff) throw new Error('no staff socket');
  const [member] = await staff.query(
    `insert into staff.member (email, name, role) values ('ed@desk.example', 'Ed', 'editor') returning id`,
  );
  const cookie = `desk=${await beginSession(staff, String(member?.id), { device: 'A test', before: '', by: 'test' })}`;
  const callContentApi = async <T>(path: string, method = 'GET', body: unknown = {}): Promise<T> => {
    const { origin } = new URL(site.server.address);
    const response = await fetch(`${origin}/desk/api/content/${path}`, {
      method,
      headers: { cookie, origin, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const readState = () => callContentApi<Publishing>('publishing');
  const readPage = async () => {
    const response = await fetch(`${site.server.address}/contact`, {
      headers: { 'accept-encoding': 'identity' },
    });
    return /<!-- ([^<>]*) -->$/.exec(await response.text())?.[1] ?? 'as deployed';
  };
  return Object.assign(site, {
    folder,
    writeTitle: (words: string) => {
      const file = 'src/content/pages/contact.yaml';
      const text = readFileSync(join(project, file), 'utf8');
      writeProjectFile(file, text.replace(/title: *.*/, `title: ${words}`));
    },
    deploy: (code: string) => writeProjectFile('src/code.ts', code),
    saveDraft: (words: string) => {
      const path = ['head', 'title'];
      return callContentApi('documents/contact', 'PUT', [{ path, patch: { path, value: words }, was: null }]);
    },
    scheduleRelease: (at: Date) => callContentApi('schedule', 'PUT', { at }),
    requestPublish: () => callContentApi<Release>('publish', 'POST'),
    restoreRelease: (id: string) => callContentApi<Release>(`releases/${id}/back`, 'POST'),
    readState,
    listReleases: async () => (await callContentApi<Releases>('releases')).releases,
    waitUntilSettled: () =>
      until(async () => {
        const { now, next, ...rest } = await readState();
        if (next || (now && !['live', 'failed'].includes(now.state)))
          throw new Error(`the state is still ${JSON.stringify(now)}\n${site.server.output()}`);
        return { now, next, ...rest };
      }, 120_000),
    readPage,
    waitForState: (wanted: Release['state']) =>
      until(async () => {
        const { now } = await readState();
        if (now?.state !== wanted) throw new Error(`not ${wanted}: ${JSON.stringify(now)}`);
      }, 60_000),
    waitForPage: (words: string) =>
      until(async () => {
        const found = await readPage();
        if (found !== words) throw new Error(`visitors read ${found}\n${site.server.output()}`);
      }, 30_000),
    expireLeases: async () => {
      await staff.query(
        `update staff.release set leased_until = clock_timestamp() where leased_until is not null`,
      );
    },
    findBuilders: () => findDescendants(site.server.pid),
    readAttempts: async () => {
      const [row] = await staff.query(
        `select attempts from staff.release where state in ('checking', 'building')`,
      );
      return Number(row?.attempts ?? 0);
    },
    restart: async (signal: NodeJS.Signals, pause = 0) => {
      await site.server.stop(signal);
      await delay(pause);
      site.server = await startServer(env, [], project);
    },
    remove: async () => {
      await site.server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

function findDescendants(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]) === pid;
    } catch {
      return false;
    }
  });
  return children.flatMap((name) => [Number(name), ...findDescendants(Number(name))]);
}
