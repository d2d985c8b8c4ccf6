import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { createUrlGuard, privateNetworkText } from '#server/outbound/hooks/guard.ts';
import { readRetryAfter } from '#server/outbound/hooks/hook-retry-delay.ts';
import { postToUrl } from '#server/outbound/hooks/post.ts';
import { seal, unseal } from '#server/outbound/hooks/seal.ts';
import { startReceiver } from '#tests/support/hooks/run.ts';

const privateAddresses = [
  'https://127.0.0.1/',
  'https://localhost/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://0.0.0.0/',
  'https://10.0.0.5/',
  'https://192.168.1.1/',
  'https://172.16.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[2002:7f00:1::]/',
];
const postTo = (address: string, guard = createUrlGuard([])) =>
  postToUrl(guard, address, {}, '{}', { deadline: 3_000 });

for (const address of privateAddresses) {
  test(`neither accepts nor connects to ${address}`, async () => {
    const { status, text } = await postTo(address);
    assert.deepEqual([status, text], [null, privateNetworkText]);
    await assert.rejects(createUrlGuard([]).checkResolvedUrl(address), { message: privateNetworkText });
  });
}

test('does not connect to a host that resolves to any private address', async () => {
  const places = [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  const guard = createUrlGuard([], async () => places);
  const { text } = await postTo('https://hook.example/', guard);
  assert.equal(text, privateNetworkText);
  await assert.rejects(guard.checkResolvedUrl('https://hook.example/'), { message: privateNetworkText });
  const half = createUrlGuard(['127.0.0.1'], async () => [
    ...places.slice(1),
    { address: '10.0.0.1', family: 4 },
  ]);
  assert.equal((await postTo('https://hook.example/', half)).text, privateNetworkText);
  assert.match((await postTo('http://hook.example/', half)).text, /HOOKS_ALLOW_PRIVATE/);
  await assert.rejects(half.checkResolvedUrl('https://hook.example/'), { message: privateNetworkText });
});

test('accepts public addresses, allowed private ones and hosts that do not resolve yet', async () => {
  const outside = createUrlGuard(['10.0.0.0/8'], async (host) => [{ address: host, family: 4 }]);
  for (const address of ['https://93.184.215.14/', 'http://10.1.2.3/', 'https://10.1.2.3/'])
    assert.equal((await outside.checkResolvedUrl(address)).href, address);
  const lost = createUrlGuard(['10.0.0.0/8'], () => Promise.reject(new Error('ENOTFOUND')));
  assert.equal((await lost.checkResolvedUrl('https://crm.example/')).href, 'https://crm.example/');
  await assert.rejects(lost.checkResolvedUrl('http://crm.example/'), /HOOKS_ALLOW_PRIVATE/);
});

test('resolves a host only once, so that a later DNS change has no effect', async () => {
  const receiver = await startReceiver();
  let asked = 0;
  const rebinding = createUrlGuard(['127.0.0.1'], async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  });
  const { port } = new URL(receiver.url);
  assert.equal((await postTo(`http://hook.example:${port}/`, rebinding)).status, 204);
  assert.equal(asked, 1);
  const before = createUrlGuard([], async () => [{ address: '127.0.0.1', family: 4 }]);
  assert.equal((await postTo(`https://hook.example:${port}/`, before)).status, null);
  assert.equal(receiver.requests.length, 1);
  await receiver.stop();
});

test('allows http only for addresses listed by the owner', async () => {
  const receiver = await startReceiver();
  assert.match((await postTo(receiver.url)).text, /https:\/\//);
  assert.match((await postTo(receiver.url, createUrlGuard(['10.0.0.0/8']))).text, /HOOKS_ALLOW_PRIVATE/);
  assert.equal((await postTo(receiver.url, createUrlGuard(['127.0.0.0/8']))).status, 204);
  for (const address of [
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://name:word@example.com/',
    'example.com',
  ])
    assert.throws(() => createUrlGuard(['127.0.0.0/8']).checkUrl(address), /URL/, address);
  await receiver.stop();
});

test('ignores proxy settings in the environment', async () => {
  const proxy = await startReceiver();
  const code = `
    const { createUrlGuard } = await import('#server/outbound/hooks/guard.ts');
    const { postToUrl } = await import('#server/outbound/hooks/post.ts');
    const answers = [];
    for (const [allowed, address] of [[['127.0.0.2'], 'http://127.0.0.2:1/'], [[], 'https://127.0.0.1:1/']])
      answers.push((await postToUrl(createUrlGuard(allowed), address, {}, '{}')).text);
    console.log(answers.join('|'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: proxy.url,
      HTTPS_PROXY: proxy.url,
      http_proxy: proxy.url,
      https_proxy: proxy.url,
    },
  });
  assert.match(stdout, /^Connection refused\.\|This URL leads to an internal network/);
  assert.equal(proxy.requests.length, 0);
  await proxy.stop();
});

test('aborts requests to endpoints that send their headers or body slowly', async () => {
  const timers = new Set<NodeJS.Timeout>();
  let first = '';
  const drip = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(first);
    timers.add(setInterval(() => socket.write('a'), 50));
  });
  await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(drip.address() as { port: number }).port}/`;
  const guard = createUrlGuard(['127.0.0.1']);
  const postOnce = () => postToUrl(guard, address, {}, '{}', { deadline: 600 });
  first = 'HTTP/1.1 200 OK\r\nx-';
  const head = await postOnce();
  assert.deepEqual([head.status, head.text], [null, 'No response within 0.6 s.']);
  first = 'HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n';
  const body = await postOnce();
  assert.equal(body.status, 200);
  assert.ok(body.milliseconds < 1_500, `${body.milliseconds}`);
  for (const timer of timers) clearInterval(timer);
  drip.close();
});

test('times out a request after 20 seconds by default', async (context) => {
  const receiver = await startReceiver();
  receiver.answer = () => {};
  const asked: number[] = [];
  const { timeout } = AbortSignal;
  context.mock.method(AbortSignal, 'timeout', (milliseconds: number) => {
    asked.push(milliseconds);
    return timeout.call(AbortSignal, milliseconds / 100);
  });
  const { status, text } = await postToUrl(createUrlGuard(['127.0.0.1']), receiver.url, {}, '{}');
  assert.deepEqual([status, text, asked], [null, 'No response within 20 s.', [20_000]]);
  await receiver.stop();
});

test('reads at most 64 KB of a response and stores 1 KB, without NUL characters', async () => {
  const receiver = await startReceiver();
  const readResponse = async (bytes: number) => {
    // The response never ends.
    receiver.answer = (_request, response) => {
      response.writeHead(200).write('\0<b>x'.repeat(200).padEnd(bytes, 'y'));
    };
    return postTo(receiver.url, createUrlGuard(['127.0.0.1']));
  };
  const whole = await readResponse(64 * 1_024);
  assert.equal(whole.status, 200);
  assert.ok(whole.milliseconds < 2_500, `${whole.milliseconds} ms: more than 64 KB were waited for`);
  assert.equal(whole.text.length, 1_024);
  assert.doesNotMatch(whole.text, /\0/);
  const part = await readResponse(63 * 1_024);
  assert.ok(part.milliseconds >= 2_900, `${part.milliseconds} ms: less than 64 KB were enough`);
  await receiver.stop();
});

test('reads Retry-After as seconds or date, limited to one day', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const readHeader = (text: string) => readRetryAfter(text, now);
  assert.deepEqual(['90', 'Tue, 17 Nov 2026 12:01:00 GMT', '999999999', '-5', 'soon'].map(readHeader), [
    90_000,
    60_000,
    86_400_000,
    0,
    undefined,
  ]);
});

test('decrypts an encrypted value only with its key and context, and only if it is unchanged', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = seal(key, 'https://hooks.example/T0/secret', 'a address');
  assert.equal(unseal(key, sealed, 'a address'), 'https://hooks.example/T0/secret');
  assert.equal(unseal(Buffer.alloc(32, 2), sealed, 'a address'), undefined);
  assert.equal(unseal(key, sealed, 'b address'), undefined);
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  assert.equal(unseal(key, bytes.toString('base64'), 'a address'), undefined);
  assert.notEqual(sealed, seal(key, 'https://hooks.example/T0/secret', 'a address'));
});
