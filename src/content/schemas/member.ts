import { z } from 'zod';
import { text } from './shared.ts';

export const memberSchema = z.strictObject({
  name: text,
  /** Which of the drawn portraits stands in for a photograph. */
  portrait: z
    .enum(['producer', 'numbers', 'studio', 'strategy', 'hosts', 'creators'])
    .meta({ drawings: 'crew' }),
  role: text,
  text: text,
  sample: z.boolean(),
});
