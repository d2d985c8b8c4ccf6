import { connect } from 'node:net';

// Usage: node tests/support/server/hostile-client.ts PORT KIND CONNECTIONS
// Opens the connections, prints "ready", keeps them open and never reads a response. Uses a loopback address of its
// own, so that rate limits distinguish this client from the test.

const [port, kind = '', connections] = process.argv.slice(2);
const headerLines = `host: localhost:${port}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\napikey: anon-key\r\n`;
const createPost = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\n${headerLines}content-length: ${bytes}\r\n\r\n`;
const signInBody = JSON.stringify({ email: 'ada@desk.example', password: 'not the right one' });
const bodyBytes = 1_048_000;

/** `first` is sent once per connection, `again` is sent every second. */
const kinds: Record<string, { first: string; again?: string }> = {
  'incomplete request headers': { first: 'GET / HTTP/1.1\r\nhost: local', again: 'h' },
  'a form one byte a second': { first: `${createPost('/rest/v1/contact_submissions', 500)}{`, again: ' ' },
  'page requests and never read the responses': { first: `GET / HTTP/1.1\r\n${headerLines}\r\n`.repeat(100) },
  'desk requests without a session': {
    first: `GET /desk/api/leads?view=all HTTP/1.1\r\n${headerLines}\r\n`.repeat(300),
  },
  'wrong passwords': { first: (createPost('/desk/api/sign-in', signInBody.length) + signInBody).repeat(20) },
  'invalid forms': {
    first: `${createPost('/rest/v1/contact_submissions', 2)}{}`.repeat(100),
  },
  'incomplete bodies to an unknown path': {
    first: createPost('/nope', bodyBytes) + 'x'.repeat(bodyBytes - 1),
  },
  'incomplete bodies to a form': {
    first: createPost('/rest/v1/contact_submissions', bodyBytes) + 'x'.repeat(bodyBytes - 1),
  },
};

const chosenKind = kinds[kind];
if (!chosenKind) throw new Error(`unknown kind: ${kind}`);
let startedConnections = 0;
for (let number = 0; number < Number(connections); number++) {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.9' }, () => {
    socket.pause();
    socket.write(chosenKind.first);
    if (chosenKind.again) setInterval(() => socket.writable && socket.write(`${chosenKind.again}`), 1_000);
    startedConnections += 1;
    if (startedConnections === Number(connections)) process.stdout.write('ready\n');
  });
  socket.on('error', () => {});
}
setInterval(() => {}, 60_000);
