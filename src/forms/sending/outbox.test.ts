import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Attempt, DataClient, DataError, Row } from './data-client.ts';
import { createOutbox } from './outbox.ts';

const row = { email: 'ada@example.com' };
const lost: DataError = { code: 'network', message: 'no answer' };
const refused = (status: number): DataError => ({ code: `${status}`, message: 'no', status });

let attempts = 0;
const attempt = (): Attempt => ({ key: `attempt-${++attempts}`, milliseconds: 1500, honeypot: '' });

function openTab(t: TestContext, ...answers: (DataError | undefined)[]) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const logged = t.mock.method(console, 'error', () => {});
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
  const sent: { row: Row; attempt: Attempt }[] = [];
  const client: DataClient = {
    async insert(_table, row, attempt) {
      sent.push({ row, attempt });
      return answers.shift();
    },
  };
  const page = (sessionStorage = storage, service = client) => {
    const network = new EventTarget();
    const outbox = createOutbox(service, () => ({
      sessionStorage,
      addEventListener: network.addEventListener.bind(network),
    }));
    return { outbox, goOnline: () => network.dispatchEvent(new Event('online')) };
  };
  const pass = async (milliseconds: number) => {
    t.mock.timers.tick(milliseconds);
    await settled();
  };
  return { sent, kept, page, pass, logged };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('keeps no copy of a row that is stored at once', async (t) => {
  const { sent, kept, page, pass } = openTab(t, undefined);
  assert.equal(await page().outbox.insert('t', row, attempt()), undefined);
  await pass(60_000);
  assert.equal(sent.length, 1);
  assert.equal(kept.size, 0);
});

test('retries a failed row with the same key after 1 s, doubling up to 30 s', async (t) => {
  const { sent, page, pass, logged } = openTab(t, ...Array(8).fill(lost), undefined);
  assert.equal(await page().outbox.insert('t', row, attempt()), undefined);
  assert.match(String(logged.mock.calls[0]?.arguments[0]), /t: not stored yet \(network\)/);
  let tries = 1;
  for (const seconds of [1, 2, 4, 8, 16, 30, 30, 30]) {
    await pass(seconds * 1000 - 1);
    assert.equal(sent.length, tries, `nothing before ${seconds} s are over`);
    await pass(1);
    assert.equal(sent.length, ++tries, `sent after ${seconds} s`);
  }
  await pass(120_000);
  assert.equal(sent.length, 9);
  assert.equal(new Set(sent.map(({ attempt }) => attempt.key)).size, 1);
  assert.deepEqual(sent.at(-1)?.row, row);
});

test('retries at once when the network is back', async (t) => {
  const { sent, page, pass } = openTab(t, lost, lost, lost, undefined);
  const { outbox, goOnline } = page();
  await outbox.insert('t', row, attempt());
  await pass(1000);
  await pass(2000);
  assert.equal(sent.length, 3);
  goOnline();
  await settled();
  assert.equal(sent.length, 4);
  await pass(60_000);
  assert.equal(sent.length, 4);
});

test("continues with the same key and row on the tab's next page", async (t) => {
  const { sent, kept, page, pass } = openTab(t, lost, lost, undefined);
  await page().outbox.insert('t', row, attempt());
  await page().outbox.resume();
  assert.equal(sent.length, 2);
  await pass(1000);
  assert.deepEqual(sent[2], sent[0]);
  assert.equal(kept.size, 0);
});

test('keeps a row when the visitor leaves before the response', async (t) => {
  const { sent, page } = openTab(t, undefined);
  const unanswered: DataClient = { insert: () => new Promise(() => {}) };
  page(undefined, unanswered).outbox.insert('t', row, attempt());
  await page().outbox.resume();
  assert.deepEqual(sent[0]?.row, row);
});

test('does not resend a row that another page has stored', async (t) => {
  const { sent, page, pass } = openTab(t, lost, undefined);
  await page().outbox.insert('t', row, attempt());
  await page().outbox.resume();
  assert.equal(sent.length, 2);
  await pass(60_000);
  assert.equal(sent.length, 2);
});

test('sends a row only once when the network returns during the request', async (t) => {
  const { page } = openTab(t);
  let answer: (error?: DataError) => void = () => {};
  let sent = 0;
  const slow: DataClient = {
    insert: () => {
      sent++;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  const { outbox, goOnline } = page(undefined, slow);
  const inserted = outbox.insert('t', row, attempt());
  goOnline();
  await settled();
  answer();
  await inserted;
  assert.equal(sent, 1);
});

test('keeps several rows and sends them in order', async (t) => {
  const { sent, page, pass } = openTab(t, lost, undefined, undefined);
  const { outbox } = page();
  await outbox.insert('t', { email: 'first' }, attempt());
  await outbox.insert('t', { email: 'second' }, attempt());
  await pass(1000);
  assert.deepEqual(
    sent.map(({ row }) => row.email),
    ['first', 'first', 'second'],
  );
});

test('resets the back-off after a row is stored', async (t) => {
  const { sent, page, pass } = openTab(t, lost, lost, lost, undefined, lost, undefined);
  const { outbox } = page();
  await outbox.insert('t', { email: 'first' }, attempt());
  await outbox.insert('t', { email: 'second' }, attempt());
  for (const seconds of [1, 2, 4]) await pass(seconds * 1000);
  assert.equal(sent.length, 5, 'the first is stored with its fourth attempt, the second is lost');
  await pass(1000);
  assert.equal(sent.length, 6);
});

test('keeps the order of rows despite failures and slow responses', async (t) => {
  const { page, pass } = openTab(t);
  const stored: unknown[] = [];
  const answers: ((error?: DataError) => void)[] = [];
  const slow: DataClient = {
    insert: (_table, row) =>
      new Promise((resolve) => {
        answers.push((error) => {
          if (!error) stored.push(row.email);
          resolve(error);
        });
      }),
  };
  const { outbox } = page(undefined, slow);
  const inserted = ['first', 'second', 'third'].map((email) => outbox.insert('t', { email }, attempt()));
  await settled();
  assert.equal(answers.length, 1, 'one at a time');
  answers.shift()?.(lost);
  await Promise.all(inserted);
  assert.deepEqual(stored, []);
  await pass(1000);
  for (let answer = answers.shift(); answer; answer = answers.shift()) {
    answer();
    await settled();
  }
  assert.deepEqual(stored, ['first', 'second', 'third']);
});

test('drops and logs a permanently rejected row', async (t) => {
  for (const status of [400, 409, 413, 422]) {
    await t.test(`${status}`, async (t) => {
      const { sent, kept, page, pass, logged } = openTab(t, refused(status));
      await page().outbox.insert('t', row, attempt());
      await pass(60_000);
      assert.equal(sent.length, 1);
      assert.equal(kept.size, 0);
      assert.match(String(logged.mock.calls[0]?.arguments[0]), new RegExp(`t: refused \\(${status}\\)`));
    });
  }
});

test('retries when the server is busy, broken or misconfigured', async (t) => {
  for (const status of [401, 403, 404, 408, 429, 500, 503, 504]) {
    await t.test(`${status}`, async (t) => {
      const { sent, page, pass } = openTab(t, refused(status), undefined);
      await page().outbox.insert('t', row, attempt());
      await pass(1000);
      assert.equal(sent.length, 2);
    });
  }
});

test('retries from the page when the browser has no storage', async (t) => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const { sent, page, pass } = openTab(t, lost, undefined);
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked } as unknown as Storage;
  await page(storage).outbox.insert('t', row, attempt());
  await pass(1000);
  await pass(60_000);
  assert.equal(sent.length, 2);
});

test('stores a row even if the saved outbox is unreadable', async (t) => {
  const { sent, kept, page } = openTab(t, undefined);
  kept.set('outbox', '{"not": "ours"');
  await page().outbox.insert('t', row, attempt());
  assert.equal(sent.length, 1);
  assert.equal(kept.size, 0);
});

for (const left of ['{}', 'null', '"t"', '[{}]', '[null]', '[{"table":"t","row":{}}]', '[']) {
  test(`keeps new rows when the saved outbox contains ${left} and clears it after sending`, async (t) => {
    const { sent, kept, page, pass } = openTab(t, undefined);
    kept.set('outbox', left);
    assert.equal(await page().outbox.insert('t', row, attempt()), undefined);
    await pass(60_000);
    assert.deepEqual(
      sent.map(({ row }) => row),
      [row],
    );
    assert.equal(kept.size, 0);
  });
}
