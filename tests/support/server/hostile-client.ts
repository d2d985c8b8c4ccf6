import { connect } from 'node:net';

// Usage: node tests/support/server/hostile-client.ts PORT KIND CONNECTIONS
// Opens the connections, prints "ready", keeps them open and never reads a response. Uses a loopback address of its
// own, so that rate limits distinguish this client from the test.

const [port, kind = '', connections] = process.argv.slice(2);
const head = `host: localhost:${port}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\napikey: anon-key\r\n`;
const post = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\n${head}content-length: ${bytes}\r\n\r\n`;
const signIn = JSON.stringify({ email: 'ada@desk.example', password: 'not the right one' });
const bytesOfBody = 1_048_000;

/** `first` is sent once per connection, `again` is sent every second. */
const kinds: Record<string, { first: string; again?: string }> = {
  'incomplete request headers': { first: 'GET / HTTP/1.1\r\nhost: local', again: 'h' },
  'a form one byte a second': { first: `${post('/rest/v1/contact_submissions', 500)}{`, again: ' ' },
  'page requests and never read the responses': { first: `GET / HTTP/1.1\r\n${head}\r\n`.repeat(100) },
  'desk requests without a session': {
    first: `GET /desk/api/leads?view=all HTTP/1.1\r\n${head}\r\n`.repeat(300),
  },
  'wrong passwords': { first: (post('/desk/api/sign-in', signIn.length) + signIn).repeat(20) },
  'invalid forms': {
    first: `${post('/rest/v1/contact_submissions', 2)}{}`.repeat(100),
  },
  'incomplete bodies to an unknown path': {
    first: post('/nope', bytesOfBody) + 'x'.repeat(bytesOfBody - 1),
  },
  'incomplete bodies to a form': {
    first: post('/rest/v1/contact_submissions', bytesOfBody) + 'x'.repeat(bytesOfBody - 1),
  },
};

const wanted = kinds[kind];
if (!wanted) throw new Error(`unknown kind: ${kind}`);
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
