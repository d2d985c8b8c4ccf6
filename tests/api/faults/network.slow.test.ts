import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { backends } from '#tests/support/database/test-database.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post } from '#tests/support/server/process.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

const body = JSON.stringify(payloads.contact_submissions);
const createRequestHead = (...lines: string[]) =>
  ['POST /rest/v1/contact_submissions HTTP/1.1', 'Host: x', 'apikey: anon-key', ...lines, '', ''].join(
    '\r\n',
  );

for (const backend of backends)
  describe(`malformed requests and slow connections on the ${backend} database`, () => {
    const testApp = setUpApp(backend);
    let port: number;

    before(async () => {
      await testApp.app.listen({ port: 0, host: '127.0.0.1' });
      port = (testApp.app.server.address() as AddressInfo).port;
    });

    async function connectToServer() {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    }

    /** Sends raw bytes. @returns the data received until the connection closes, or within 300 ms of the first byte */
    async function sendRaw(text: string): Promise<string> {
      const socket = await connectToServer();
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes;
      });
      socket.write(text);
      await Promise.race([once(socket, 'close'), once(socket, 'data').then(() => delay(300)), delay(2_000)]);
      socket.destroy();
      return answer;
    }

    const countRows = async () => (await testApp.query('select from contact_submissions')).length;

    test('rejects requests that two servers could parse differently and stores nothing', async (context) => {
      const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const json = 'Content-Type: application/json';
      const shapes = {
        'length and chunks':
          createRequestHead(json, `Content-Length: ${body.length}`, 'Transfer-Encoding: chunked') + chunked,
        'two lengths': createRequestHead(json, `Content-Length: ${body.length}`, 'Content-Length: 5') + body,
        'list of lengths': createRequestHead(json, `Content-Length: ${body.length}, 5`) + body,
        'length with a sign': createRequestHead(json, `Content-Length: +${body.length}`) + body,
        'length in hexadecimal':
          createRequestHead(json, `Content-Length: 0x${body.length.toString(16)}`) + body,
        'blank before the colon': createRequestHead(json, `Content-Length : ${body.length}`) + body,
        'unknown encoding': createRequestHead(json, 'Transfer-Encoding: xchunked') + chunked,
        'chunked twice':
          createRequestHead(json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + chunked,
        'folded header': createRequestHead(json, 'Transfer-Encoding:\r\n chunked') + chunked,
        'bare line feeds':
          createRequestHead(json, `Content-Length: ${body.length}`).replaceAll('\r\n', '\n') + body,
        'bad chunk size': `${createRequestHead(json, 'Transfer-Encoding: chunked')}-1\r\n${body}\r\n0\r\n\r\n`,
        'NUL in a header': createRequestHead(json, `Content-Length: ${body.length}`, 'X: a\0b') + body,
        'no host':
          createRequestHead(json, `Content-Length: ${body.length}`).replace('Host: x\r\n', '') + body,
      };
      const before = await countRows();
      for (const [name, text] of Object.entries(shapes)) {
        const answer = await sendRaw(text);
        assert.match(answer, /^HTTP\/1\.1 [45]/, `${name}: ${answer.slice(0, 80)}`);
      }
      assert.equal(await countRows(), before);
      context.diagnostic(`${Object.keys(shapes).length} shapes refused`);
    });

    test('exposes no table or file to path traversal', async () => {
      for (const path of [
        '/rest/v1/../../etc/passwd',
        '/rest/v1/%2e%2e/%2e%2e/etc/passwd',
        '/rest/v1/contact_submissions%00',
        '/rest/v1//contact_submissions',
        '/rest/v1/contact_submissions/',
        '/rest/v1/contact_submissions;x=1',
        '/rest/v1/public.contact_submissions',
        '/rest/v1/"contact_submissions"',
        '/REST/V1/contact_submissions',
        '//rest/v1/contact_submissions',
        'http://other.example/rest/v1/nothing',
      ]) {
        const request = createRequestHead(
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
        ).replace('/rest/v1/contact_submissions', path);
        assert.match(await sendRaw(request + body), /^HTTP\/1\.1 4/, path);
      }
    });

    test('keeps responding with 500 idle connections open, and cuts off a slow request body', {
      timeout: 60_000,
    }, async (context) => {
      const idle = await Promise.all(Array.from({ length: 500 }, connectToServer));
      const slow = await connectToServer();
      const start = performance.now();
      const trickle = setInterval(() => slow.write(' '), 500);
      slow.write(createRequestHead('Content-Type: application/json', 'Content-Length: 10000'));
      const cutOff = once(slow, 'close');
      slow.resume();

      const before = performance.now();
      assert.equal(
        await post(`http://127.0.0.1:${port}`, 'contact_submissions', payloads.contact_submissions),
        201,
      );
      const seconds = (performance.now() - before) / 1000;
      assert.ok(seconds < 2, `an insert took ${seconds} s`);

      await cutOff;
      clearInterval(trickle);
      const cutAfter = (performance.now() - start) / 1000;
      context.diagnostic(
        `insert beside 500 idle connections in ${seconds.toFixed(3)} s; slow body cut after ${cutAfter.toFixed(1)} s`,
      );
      assert.ok(cutAfter < 15, `${cutAfter} s`);
      for (const socket of idle) socket.destroy();
    });
  });
