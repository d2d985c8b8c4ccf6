import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from './api/query-client.ts';

/** The whole desk. */
export function Desk() {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>Desk</QueryClientProvider>;
}
