import type { Client } from './schemas/clients.ts';

/** A client by its id. @throws Error when none has it */
export function clientOf(clients: readonly Client[], id: string): Client {
  const client = clients.find((one) => one.id === id);
  if (!client) throw new Error(`No client '${id}' in src/content/clients.yaml`);
  return client;
}
