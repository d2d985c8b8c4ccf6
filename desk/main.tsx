import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import '#src/components/ui/foreign-nodes.ts';
import { Desk } from './desk.tsx';
import { cacheEarlyResponses } from './place/cache-early-responses.ts';
import './styles.css';

const place = document.getElementById('desk');
if (!place) throw new Error('element #desk is missing');
const client = createQueryClient();
cacheEarlyResponses(client);
createRoot(place).render(
  <StrictMode>
    <Desk client={client} />
  </StrictMode>,
);
