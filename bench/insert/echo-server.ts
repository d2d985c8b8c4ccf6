/** Shows the load generator's limit: sends the same bytes for each request, without parsing it. Settings: PORT. */
import { createServer } from 'node:net';

const responseBytes = Buffer.from('HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n');
createServer((socket) => {
  socket.on('error', () => {});
  socket.on('data', () => socket.write(responseBytes));
}).listen(Number(process.env.PORT), '127.0.0.1');
