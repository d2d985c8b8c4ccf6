import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { text } from './shared.ts';

export const memberSchema = z.strictObject({
  name: text,
  picture: decorationOf('people'),
  role: text,
  text: text,
  sample: z.boolean(),
});
