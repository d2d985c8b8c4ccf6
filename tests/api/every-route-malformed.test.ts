import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { backends } from '#tests/support/database-fresh.ts';
import { type DeskApp, ownPage, startDesk } from '#tests/support/desk-app.ts';

const long = 'a'.repeat(100_000);
const hostile = ['\0', '\ud800', '__proto__', 'constructor', '-1', '9'.repeat(40), 'NaN', long];
const written = ['%00', '%ED%A0%80', '%', '__proto__', '-1', '9'.repeat(40), long];
const queries =
  'q view after before span email document ref limit page from to token state code id form status key'.split(
    ' ',
  );
const fields =
  'email name text subject body refs status assignee note role password value path document changes hours days url events secret id key amount reason member view words order at'.split(
    ' ',
  );
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
/** An event stream has no end. */
const streamMilliseconds = 200;
const patience = 10_000;

/** Every route that the router knows, from the tree that it prints. */
function routesOf(app: FastifyInstance): { method: HTTPMethods; path: string }[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part = '', methods = ''] =
        /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?(?: \{.*\})?$/.exec(line) ?? [];
      if (indent === undefined) return [];
      path.length = indent.length / 4;
      path.push(part);
      const whole = path.join('');
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => ({ method: method as HTTPMethods, path: whole }));
    });
}

for (const backend of backends) {
  describe(`malformed requests to every route on the ${backend} database`, () => {
    let desk: DeskApp;
    before(async () => {
      desk = await startDesk(backend, { RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_GLOBAL: '0' });
    });
    after(() => desk.drop());

    test('answers none with a server error', { timeout: 300_000 }, async () => {
      const routes = routesOf(desk.app);
      assert.ok(routes.length > 50, `${routes.length} routes`);
      const failed: string[] = [];
      for (const { method, path } of routes) {
        // A route may end the session.
        const cookie = await desk.memberOf('admin');
        const ask = async (url: string, payload?: string) => {
          const answer = await Promise.race([
            desk.app.inject({
              method: method as 'GET',
              url,
              headers: {
                ...ownPage,
                cookie,
                ...(payload !== undefined && { 'content-type': 'application/json' }),
              },
              ...(payload !== undefined && { payload }),
            }),
            delay(path.endsWith('/events') ? streamMilliseconds : patience),
          ]);
          if (!answer && !path.endsWith('/events')) failed.push(`${method} ${url.slice(0, 90)}: no answer`);
          // 503 is the answer of what is switched off here.
          if (answer && answer.statusCode >= 500 && answer.statusCode !== 503)
            failed.push(`${method} ${url.slice(0, 90)} ${payload?.slice(0, 60) ?? ''}: ${answer.statusCode}`);
        };
        const plain = path.replace(/:\w+|\*/g, 'x');
        if (plain !== path) for (const value of written) await ask(path.replace(/:\w+|\*/g, value));
        if (method === 'GET') {
          for (const value of written)
            await ask(`${plain}?${queries.map((name) => `${name}=${value.slice(0, 300)}`).join('&')}`);
          await ask(
            `${plain}?${queries.map((name) => `${name}=a&${name}=b&${name}[x]=1`).join('&')}&__proto__=1`,
          );
          continue;
        }
        const bodies: unknown[] = [...hostile, [], {}, { a: {} }, -1, 1e308, null, true];
        for (const value of bodies)
          await ask(plain, JSON.stringify(Object.fromEntries(fields.map((name) => [name, value]))));
        for (const payload of [
          '[]',
          'null',
          '"x"',
          '{',
          deep,
          '{"__proto__":{"x":1},"constructor":{"prototype":{}}}',
        ])
          await ask(plain, payload);
      }
      assert.deepEqual(failed, []);
      assert.equal(({} as { x?: number }).x, undefined);
      assert.equal((await desk.app.inject({ url: '/healthz' })).statusCode, 200);
    });
  });
}
