import { dataClient } from './data.ts';
import { createOutbox } from './outbox.ts';

export const outbox = createOutbox(dataClient, () => window);
