import { z } from 'zod';
import { text } from '#src/content/schemas/shared.ts';
import { routeIds } from '#src/routes.ts';

const pagesSchema = z.array(z.enum(routeIds)).min(1);

/** Numbers and facts that the agency claims about itself. */
export const claimsSchema = z.strictObject({
  figures: z.array(
    z.strictObject({
      figure: text,
      /** What the number counts. */
      of: text,
      /** Scope of the number: clients, period or program. */
      scope: text,
      /** Text of the scope, which each page shows next to the number. */
      says: text,
      pages: pagesSchema,
    }),
  ),
  facts: z.array(z.strictObject({ fact: text, says: text, pages: pagesSchema })),
});
