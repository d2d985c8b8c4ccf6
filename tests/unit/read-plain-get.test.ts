import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlainGet } from '#server/static/read-plain-get.ts';

const read = (text: string) => readPlainGet(Buffer.from(text, 'latin1'));
const head = (...lines: string[]) => [...lines, '', ''].join('\r\n');
const first = 'GET / HTTP/1.1';

test('reads a request as a browser sends it', () => {
  const text = head(
    'GET /contact?utm_source=a HTTP/1.1',
    'Host: www.example.com',
    'Connection: keep-alive',
    'sec-ch-ua: "Chromium";v="156"',
    'User-Agent: Mozilla/5.0 (Linux; Android 14) caf\xe9\t1',
    'ACCEPT-ENCODING:  gzip, deflate, br ',
    'X-Forwarded-Proto:https',
  );
  assert.deepEqual(read(text), {
    url: '/contact?utm_source=a',
    headers: { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-proto': 'https' },
  });
  assert.deepEqual(read(head(first, 'Host:')), { url: '/', headers: {} });
});

for (const [what, text] of Object.entries({
  'no host': head(first, 'Accept: */*'),
  'two hosts': head(first, 'Host: a', 'Host: a'),
  'another method': head('HEAD / HTTP/1.1', 'Host: a'),
  'a method in small letters': head('get / HTTP/1.1', 'Host: a'),
  'HTTP/1.0': head('GET / HTTP/1.0', 'Host: a'),
  'a whole address': head('GET http://a/ HTTP/1.1', 'Host: a'),
  'two spaces': head('GET  / HTTP/1.1', 'Host: a'),
  'an address beyond ASCII': head('GET /\xe9 HTTP/1.1', 'Host: a'),
  'half a head': `${first}\r\nHost: a\r\n`,
  'one and the beginning of the next': `${head(first, 'Host: a')}G`,
  'two at once': head(first, 'Host: a').repeat(2),
  'an empty line before': `\r\n${head(first, 'Host: a')}`,
  'bare line feeds': head(first, 'Host: a').replaceAll('\r\n', '\n'),
  'a bare carriage return in a value': head(first, 'Host: a\rb'),
  'a bare line feed in a value': head(first, 'Host: a\nContent-Length: 5'),
  'a null byte': head(first, 'Host: a\0'),
  'a folded line': head(first, 'Host: a', ' b'),
  'a space before the colon': head(first, 'Host: a', 'Content-Length : 5'),
  'a line without a colon': head(first, 'Host: a', 'nonsense'),
  'no name': head(first, 'Host: a', ': b'),
  'a body by its length': `${head(first, 'Host: a', 'content-length: 1')}b`,
  'a length of none': head(first, 'Host: a', 'Content-Length: 0'),
  'a body in chunks': head(first, 'Host: a', 'Transfer-Encoding: chunked'),
  'an expectation': head(first, 'Host: a', 'Expect: 100-continue'),
  'another protocol': head(first, 'Host: a', 'Upgrade: h2c'),
  'a connection that ends': head(first, 'Host: a', 'Connection: close'),
  'a connection with more to say': head(first, 'Host: a', 'Connection: keep-alive, Upgrade'),
  'a part': head(first, 'Host: a', 'Range: bytes=0-1'),
  'what the browser has': head(first, 'Host: a', 'If-None-Match: "a"'),
  'encodings twice': head(first, 'Host: a', 'Accept-Encoding: br', 'accept-encoding: gzip'),
  'protocols twice': head(first, 'Host: a', 'X-Forwarded-Proto: http', 'X-Forwarded-Proto: https'),
  'a head of more than 4 KB': head(first, 'Host: a', `Cookie: ${'a'.repeat(4096)}`),
}))
  test(`leaves to the parser: ${what}`, () => assert.equal(read(text), undefined));
