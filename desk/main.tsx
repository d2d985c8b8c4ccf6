import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import '#src/components/ui/foreign-nodes.ts';
import { Desk } from './desk.tsx';
import { cacheEarlyAnswers } from './place/cache-early-answers.ts';
import './styles.css';

const place = document.getElementById('desk');
if (!place) throw new Error('element #desk is missing');
const client = createQueryClient();
cacheEarlyAnswers(client);
createRoot(place).render(
  <StrictMode>
    <Desk client={client} />
  </StrictMode>,
);
