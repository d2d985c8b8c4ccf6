import { frameSchema } from '#src/content/schemas/frame.ts';
import { contentOf } from '#tests/support/pages/content.ts';

/** The words around every page. */
export const frame = contentOf('frame', frameSchema);
