import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Attempt, DataClient, DataError, Row } from './data-client.ts';
import { createOutbox } from './outbox.ts';

const row = { email: 'ada@example.com' };
const networkError: DataError = { code: 'network', message: 'no answer' };
const createRejection = (status: number): DataError => ({ code: `${status}`, message: 'no', status });

let attemptCount = 0;
const createAttempt = (): Attempt => ({ key: `attempt-${++attemptCount}`, milliseconds: 1500, honeypot: '' });

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
  const openPage = (sessionStorage = storage, service = client) => {
    const network = new EventTarget();
    const outbox = createOutbox(service, () => ({
      sessionStorage,
      addEventListener: network.addEventListener.bind(network),
    }));
    return { outbox, goOnline: () => network.dispatchEvent(new Event('online')) };
  };
  const advanceTime = async (milliseconds: number) => {
    t.mock.timers.tick(milliseconds);
    await flushPromises();
  };
  return { sent, kept, openPage, advanceTime, logged };
}

const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

test('keeps no copy of a row that is stored at once', async (t) => {
  const { sent, kept, openPage, advanceTime } = openTab(t, undefined);
  assert.equal(await openPage().outbox.insert('t', row, createAttempt()), undefined);
  await advanceTime(60_000);
  assert.equal(sent.length, 1);
  assert.equal(kept.size, 0);
});

test('retries a failed row with the same key after 1 s, doubling up to 30 s', async (t) => {
  const { sent, openPage, advanceTime, logged } = openTab(t, ...Array(8).fill(networkError), undefined);
  assert.equal(await openPage().outbox.insert('t', row, createAttempt()), undefined);
  assert.match(String(logged.mock.calls[0]?.arguments[0]), /t: not stored yet \(network\)/);
  let tries = 1;
  for (const seconds of [1, 2, 4, 8, 16, 30, 30, 30]) {
    await advanceTime(seconds * 1000 - 1);
    assert.equal(sent.length, tries, `nothing before ${seconds} s are over`);
    await advanceTime(1);
    assert.equal(sent.length, ++tries, `sent after ${seconds} s`);
  }
  await advanceTime(120_000);
  assert.equal(sent.length, 9);
  assert.equal(new Set(sent.map(({ attempt }) => attempt.key)).size, 1);
  assert.deepEqual(sent.at(-1)?.row, row);
});

test('retries at once when the network is back', async (t) => {
  const { sent, openPage, advanceTime } = openTab(t, networkError, networkError, networkError, undefined);
  const { outbox, goOnline } = openPage();
  await outbox.insert('t', row, createAttempt());
  await advanceTime(1000);
  await advanceTime(2000);
  assert.equal(sent.length, 3);
  goOnline();
  await flushPromises();
  assert.equal(sent.length, 4);
  await advanceTime(60_000);
  assert.equal(sent.length, 4);
});

test("continues with the same key and row on the tab's next page", async (t) => {
  const { sent, kept, openPage, advanceTime } = openTab(t, networkError, networkError, undefined);
  await openPage().outbox.insert('t', row, createAttempt());
  await openPage().outbox.resume();
  assert.equal(sent.length, 2);
  await advanceTime(1000);
  assert.deepEqual(sent[2], sent[0]);
  assert.equal(kept.size, 0);
});

test('keeps a row when the visitor leaves before the response', async (t) => {
  const { sent, openPage } = openTab(t, undefined);
  const unanswered: DataClient = { insert: () => new Promise(() => {}) };
  openPage(undefined, unanswered).outbox.insert('t', row, createAttempt());
  await openPage().outbox.resume();
  assert.deepEqual(sent[0]?.row, row);
});

test('does not resend a row that another page has stored', async (t) => {
  const { sent, openPage, advanceTime } = openTab(t, networkError, undefined);
  await openPage().outbox.insert('t', row, createAttempt());
  await openPage().outbox.resume();
  assert.equal(sent.length, 2);
  await advanceTime(60_000);
  assert.equal(sent.length, 2);
});

test('sends a row only once when the network returns during the request', async (t) => {
  const { openPage } = openTab(t);
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
  const { outbox, goOnline } = openPage(undefined, slow);
  const inserted = outbox.insert('t', row, createAttempt());
  goOnline();
  await flushPromises();
  answer();
  await inserted;
  assert.equal(sent, 1);
});

test('keeps several rows and sends them in order', async (t) => {
  const { sent, openPage, advanceTime } = openTab(t, networkError, undefined, undefined);
  const { outbox } = openPage();
  await outbox.insert('t', { email: 'first' }, createAttempt());
  await outbox.insert('t', { email: 'second' }, createAttempt());
  await advanceTime(1000);
  assert.deepEqual(
    sent.map(({ row }) => row.email),
    ['first', 'first', 'second'],
  );
});

test('resets the back-off after a row is stored', async (t) => {
  const { sent, openPage, advanceTime } = openTab(
    t,
    networkError,
    networkError,
    networkError,
    undefined,
    networkError,
    undefined,
  );
  const { outbox } = openPage();
  await outbox.insert('t', { email: 'first' }, createAttempt());
  await outbox.insert('t', { email: 'second' }, createAttempt());
  for (const seconds of [1, 2, 4]) await advanceTime(seconds * 1000);
  assert.equal(sent.length, 5, 'the first is stored with its fourth attempt, the second is lost');
  await advanceTime(1000);
  assert.equal(sent.length, 6);
});

test('keeps the order of rows despite failures and slow responses', async (t) => {
  const { openPage, advanceTime } = openTab(t);
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
  const { outbox } = openPage(undefined, slow);
  const inserted = ['first', 'second', 'third'].map((email) =>
    outbox.insert('t', { email }, createAttempt()),
  );
  await flushPromises();
  assert.equal(answers.length, 1, 'one at a time');
  answers.shift()?.(networkError);
  await Promise.all(inserted);
  assert.deepEqual(stored, []);
  await advanceTime(1000);
  for (let answer = answers.shift(); answer; answer = answers.shift()) {
    answer();
    await flushPromises();
  }
  assert.deepEqual(stored, ['first', 'second', 'third']);
});

test('drops and logs a permanently rejected row', async (t) => {
  for (const status of [400, 409, 413, 422]) {
    await t.test(`${status}`, async (t) => {
      const { sent, kept, openPage, advanceTime, logged } = openTab(t, createRejection(status));
      await openPage().outbox.insert('t', row, createAttempt());
      await advanceTime(60_000);
      assert.equal(sent.length, 1);
      assert.equal(kept.size, 0);
      assert.match(String(logged.mock.calls[0]?.arguments[0]), new RegExp(`t: refused \\(${status}\\)`));
    });
  }
});

test('retries when the server is busy, broken or misconfigured', async (t) => {
  for (const status of [401, 403, 404, 408, 429, 500, 503, 504]) {
    await t.test(`${status}`, async (t) => {
      const { sent, openPage, advanceTime } = openTab(t, createRejection(status), undefined);
      await openPage().outbox.insert('t', row, createAttempt());
      await advanceTime(1000);
      assert.equal(sent.length, 2);
    });
  }
});

test('retries from the page when the browser has no storage', async (t) => {
  const throwBlocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const { sent, openPage, advanceTime } = openTab(t, networkError, undefined);
  const storage = {
    getItem: throwBlocked,
    setItem: throwBlocked,
    removeItem: throwBlocked,
  } as unknown as Storage;
  await openPage(storage).outbox.insert('t', row, createAttempt());
  await advanceTime(1000);
  await advanceTime(60_000);
  assert.equal(sent.length, 2);
});

test('stores a row even if the saved outbox is unreadable', async (t) => {
  const { sent, kept, openPage } = openTab(t, undefined);
  kept.set('outbox', '{"not": "ours"');
  await openPage().outbox.insert('t', row, createAttempt());
  assert.equal(sent.length, 1);
  assert.equal(kept.size, 0);
});

for (const left of ['{}', 'null', '"t"', '[{}]', '[null]', '[{"table":"t","row":{}}]', '[']) {
  test(`keeps new rows when the saved outbox contains ${left} and clears it after sending`, async (t) => {
    const { sent, kept, openPage, advanceTime } = openTab(t, undefined);
    kept.set('outbox', left);
    assert.equal(await openPage().outbox.insert('t', row, createAttempt()), undefined);
    await advanceTime(60_000);
    assert.deepEqual(
      sent.map(({ row }) => row),
      [row],
    );
    assert.equal(kept.size, 0);
  });
}
