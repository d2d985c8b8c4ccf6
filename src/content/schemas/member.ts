import { z } from 'zod';
import { text } from './shared.ts';

export const memberSchema = z.strictObject({
  name: text,
  portrait: z
    .enum(['producer', 'numbers', 'studio', 'strategy', 'hosts', 'creators'])
    .meta({ drawings: 'crew' }),
  role: text,
  text: text,
  sample: z.boolean(),
});
