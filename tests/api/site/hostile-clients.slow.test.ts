import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sameOriginHeaders, setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { payloads } from '#tests/support/server/payloads.ts';

const maxMilliseconds = 4_000;
const rounds = 8;
const timeoutMilliseconds = 30_000;

const hostileLoads = [
  ['incomplete request headers', 200],
  ['a form one byte a second', 200],
  ['page requests and never read the responses', 200],
  ['desk requests without a session', 200],
  ['wrong passwords', 200],
  ['invalid forms', 200],
] as const;

describe('the server under hostile clients', () => {
  const desk = setUpDesk('embedded', { RATE_LIMIT_PER_ADDRESS: '60', RATE_LIMIT_GLOBAL: '1200' });
  const [cookie] = signIn(desk, 'admin');
  let client: ChildProcess | undefined;

  async function startClient(kind: string, connections: number): Promise<void> {
    const { port } = new URL(desk.url);
    const child = spawn(
      process.execPath,
      ['tests/support/server/hostile-client.ts', port, kind, String(connections)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    client = child;
    await once(child.stdout, 'data', { signal: AbortSignal.timeout(timeoutMilliseconds) });
  }

  async function stopClient(): Promise<void> {
    if (!client || client.exitCode !== null) return;
    const ended = once(client, 'exit');
    client.kill('SIGKILL');
    await ended;
  }

  /** Sends a form and a desk request. @returns the milliseconds until both have responded */
  async function measureRequests(): Promise<number> {
    const begun = performance.now();
    const [form, list] = await Promise.all([
      fetch(`${desk.url}/rest/v1/contact_submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'anon-key' },
        body: JSON.stringify(payloads.contact_submissions),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }),
      fetch(`${desk.url}/desk/api/leads?view=all`, {
        headers: { 'sec-fetch-site': sameOriginHeaders['sec-fetch-site'], cookie },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }),
    ]);
    await Promise.all([form.arrayBuffer(), list.arrayBuffer()]);
    assert.deepEqual([form.status, list.status], [201, 200]);
    return performance.now() - begun;
  }

  for (const [kind, connections] of hostileLoads) {
    test(`responds to forms and desk requests during ${connections} connections that send ${kind}`, async (context) => {
      await startClient(kind, connections);
      try {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) {
          times.push(await measureRequests());
          await delay(200);
        }
        const slowest = Math.max(...times);
        context.diagnostic(`slowest ${slowest.toFixed(0)} ms`);
        assert.ok(slowest < maxMilliseconds, `${slowest} ms`);
      } finally {
        await stopClient();
      }
    });
  }

  for (const [kind, maxMegabytes] of [
    ['incomplete bodies to an unknown path', 300],
    ['incomplete bodies to a form', 300],
  ] as const) {
    test(`uses less than ${maxMegabytes} MB for 1,500 connections that send ${kind}`, async (context) => {
      const readMemory = () =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1_024;
      const before = readMemory();
      await startClient(kind, 1_500);
      try {
        let most = 0;
        for (let round = 0; round < 20; round++) {
          most = Math.max(most, readMemory() - before);
          await delay(200);
        }
        context.diagnostic(`${most.toFixed(0)} MB more`);
        assert.ok(most < maxMegabytes, `${most} MB`);
      } finally {
        await stopClient();
      }
      await measureRequests();
    });
  }
});
