import type { Client } from './schemas/clients.ts';

/** A client by its name. @throws Error when none has it */
export function clientNamed(clients: readonly Client[], name: string): Client {
  const client = clients.find((one) => one.name === name);
  if (!client) throw new Error(`No client '${name}' in src/content/clients.yaml`);
  return client;
}
