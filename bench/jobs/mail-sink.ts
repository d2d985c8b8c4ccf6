import { createServer, type Socket } from 'node:net';

// A mail server that takes everything and keeps nothing; asked by HTTP on the same port it says that it is ready.
const answers: [RegExp, string][] = [
  [/^(EHLO|HELO)/i, '250 sink'],
  [/^DATA/i, '354 go on'],
  [/^QUIT/i, '221 bye'],
];

createServer((socket: Socket) => {
  let rest = '';
  let isContent = false;
  socket.on('error', () => {});
  // Who speaks HTTP speaks first.
  const greeting = setTimeout(() => socket.write('220 sink\r\n'), 20);
  socket.on('data', (chunk) => {
    rest += chunk;
    if (rest.startsWith('GET ')) {
      clearTimeout(greeting);
      return socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    }
    for (;;) {
      const end = isContent ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
      if (end === -1) return;
      const line = rest.slice(0, end);
      rest = rest.slice(end + (isContent ? 5 : 2));
      const answer = isContent
        ? '250 taken'
        : (answers.find(([command]) => command.test(line))?.[1] ?? '250 ok');
      isContent = !isContent && /^DATA/i.test(line);
      socket.write(`${answer}\r\n`);
    }
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
