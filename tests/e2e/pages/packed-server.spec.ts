import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { typefaces } from '#src/content/brand/typefaces.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, startServer } from '#tests/support/server/process.ts';

test('runs the packed server with nothing but Node: it serves pages, and stores and lists forms', async () => {
  // Creating the database takes a long time on a busy machine.
  test.setTimeout(120_000);
  const place = mkdtempSync(join(tmpdir(), 'cuelight-packed-'));
  const folder = join(place, 'server');
  const settings = { STATIC_DIR: 'dist', DATA_DIR: join(place, 'data'), JOBS: 'true' };
  execFileSync(process.execPath, ['scripts/pack-server.ts', folder]);
  const server = await startServer(settings, [], folder);
  try {
    const getPage = (path: string) => fetch(`${server.address}${path}`);
    expect((await getPage('/healthz')).status).toBe(200);
    expect(await (await getPage('/contact')).text()).toBe(readFileSync('dist/contact.html', 'utf8'));
    expect(await post(server.address, 'contact_submissions', payloads.contact_submissions)).toBe(201);
    const list = ['server/cli/leads.ts', 'list', 'contact_submissions'];
    const leads = execFileSync(process.execPath, list, { cwd: folder, env: settings, encoding: 'utf8' });
    expect(leads).toContain(payloads.contact_submissions.email);
    const listEmails = () =>
      execFileSync(process.execPath, ['server/cli/mail.ts', 'list'], {
        cwd: folder,
        env: settings,
        encoding: 'utf8',
      });
    await expect.poll(listEmails).toMatch(/mail\.received +done/);
    expect(await server.stop()).toBe(0);
    const onDemand = `
      for (const name of ['pg', 'ioredis']) await import(name);
      const { decodeTypeface } = await import('./server/media/decode-typeface.ts');
      await decodeTypeface(process.argv[1], 'typeface.woff2', 'thumbnail.webp');`;
    const typeface = join(import.meta.dirname, '../../../node_modules', typefaces.sora.file);
    execFileSync(process.execPath, ['--input-type=module', '--eval', onDemand, typeface], { cwd: folder });
  } finally {
    await server.stop('SIGKILL');
    rmSync(place, { recursive: true });
  }
});
