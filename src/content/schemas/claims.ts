import { z } from 'zod';
import { text } from '#src/content/schemas/shared.ts';
import { routeIds } from '#src/routes.ts';

const pages = z.array(z.enum(routeIds)).min(1);

/** Figures and facts that the agency claims for itself. */
export const claimsSchema = z.strictObject({
  figures: z.array(
    z.strictObject({
      figure: text,
      /** What is counted. */
      of: text,
      /** Scope of the figure: clients, period or program. */
      scope: text,
      /** Text of the scope that each page shows next to the figure. */
      says: text,
      pages,
    }),
  ),
  facts: z.array(z.strictObject({ fact: text, says: text, pages })),
});
