import { connect } from 'node:net';

// A program: `node tests/support/hostile-client.ts PORT KIND CONNECTIONS` opens so many connections, says "ready", and holds
// on to them. What it is answered it does not read. Its address is another than a test's own.

const [port, kind = '', connections] = process.argv.slice(2);
const head = `host: localhost:${port}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\napikey: anon-key\r\n`;
const post = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\n${head}content-length: ${bytes}\r\n\r\n`;
const signIn = JSON.stringify({ email: 'ada@desk.example', password: 'not the right one' });
const bytesOfBody = 1_048_000;

/** What a connection sends at once, and then again every second. */
const kinds: Record<string, { first: string; again?: string }> = {
  'half a head': { first: 'GET / HTTP/1.1\r\nhost: local', again: 'h' },
  'a form byte by byte': { first: `${post('/rest/v1/contact_submissions', 500)}{`, again: ' ' },
  'pages that are never read': { first: `GET / HTTP/1.1\r\n${head}\r\n`.repeat(100) },
  'questions to the desk without a session': {
    first: `GET /desk/api/leads?view=all HTTP/1.1\r\n${head}\r\n`.repeat(300),
  },
  'wrong passwords': { first: (post('/desk/api/sign-in', signIn.length) + signIn).repeat(20) },
  'forms that are refused': {
    first: `${post('/rest/v1/contact_submissions', 2)}{}`.repeat(100),
  },
  'bodies without their end, where none is taken': {
    first: post('/nope', bytesOfBody) + 'x'.repeat(bytesOfBody - 1),
  },
  'bodies without their end, to a form': {
    first: post('/rest/v1/contact_submissions', bytesOfBody) + 'x'.repeat(bytesOfBody - 1),
  },
};

const wanted = kinds[kind];
if (!wanted) throw new Error(`no such kind: ${kind}`);
let sent = 0;
for (let number = 0; number < Number(connections); number++) {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.9' }, () => {
    socket.pause();
    socket.write(wanted.first);
    if (wanted.again) setInterval(() => socket.writable && socket.write(`${wanted.again}`), 1_000);
    sent += 1;
    if (sent === Number(connections)) process.stdout.write('ready\n');
  });
  socket.on('error', () => {});
}
setInterval(() => {}, 60_000);
