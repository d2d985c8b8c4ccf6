import { data } from './data.ts';
import { createOutbox } from './outbox.ts';

export const outbox = createOutbox(data, () => window);
