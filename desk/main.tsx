import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import '#src/components/ui/foreign-nodes.ts';
import { Desk } from './desk.tsx';
import { keepEarlyAnswers } from './place/keep-early-answers.ts';
import './styles.css';

const place = document.getElementById('desk');
if (!place) throw new Error('the page has no place for the desk');
const client = createQueryClient();
keepEarlyAnswers(client);
createRoot(place).render(
  <StrictMode>
    <Desk client={client} />
  </StrictMode>,
);
