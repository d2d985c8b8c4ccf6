import { Server } from 'node:net';

// Preloaded by a test: ports take their time to open, as they do where a host's name has to be looked up.
const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...options: unknown[]) {
  setTimeout(() => Reflect.apply(listen, this, options), 1_500);
  return this;
};
