import { data } from './data.ts';
import { createOutbox } from './outbox.ts';

/** The site's data client for rows that must be stored even if not at once. */
export const outbox = createOutbox(data, () => window);
