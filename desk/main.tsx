import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import '#src/components/ui/foreign-nodes.ts';
import { Desk } from './desk.tsx';
import './styles.css';

const root = document.getElementById('desk');
if (!root) throw new Error('element #desk is missing');
createRoot(root).render(
  <StrictMode>
    <Desk client={createQueryClient()} />
  </StrictMode>,
);
