import { Server } from 'node:net';

// Preloaded by a test. Makes opening a port slow, as after a DNS lookup of the host.
const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...options: unknown[]) {
  setTimeout(() => Reflect.apply(listen, this, options), 1_500);
  return this;
};
