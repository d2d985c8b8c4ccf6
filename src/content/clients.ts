import type { Client } from './schemas/clients.ts';

/** The client with this id. @throws Error if no client has it */
export function findClient(clients: readonly Client[], id: string): Client {
  const client = clients.find((client) => client.id === id);
  if (!client) throw new Error(`No client '${id}' in src/content/clients.yaml`);
  return client;
}
