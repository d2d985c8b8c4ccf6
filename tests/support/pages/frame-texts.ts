import { frameSchema } from '#src/content/schemas/frame.ts';
import { contentOf } from '#tests/support/pages/content.ts';

/** The texts of the header, footer and menus. */
export const frame = contentOf('frame', frameSchema);
