import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DatabaseProxy = {
  url: string;
  mode(mode: 'pass' | 'hang' | 'refuse'): void;
  close(): Promise<void>;
};

export async function startProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let mode: 'pass' | 'hang' | 'refuse' = 'pass';

  const proxy = createServer((client) => {
    if (mode === 'refuse') {
      client.destroy();
      return;
    }
    const database = connect(Number(target.port || 5432), target.hostname);
    forwardBytes(client, database);
    forwardBytes(database, client);
  });
  const forwardBytes = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => mode === 'pass' && to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      if (mode !== 'hang') to.destroy();
    });
  };
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    mode: (wanted) => {
      // Connections that were blocked have lost data, so they are closed.
      if (mode === 'hang' || wanted === 'refuse') closeSockets();
      mode = wanted;
    },
    close: async () => {
      closeSockets();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
