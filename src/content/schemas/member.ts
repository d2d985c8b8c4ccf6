import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { text } from './shared.ts';

export const memberSchema = z.strictObject({
  name: text,
  picture: pictureOf('people'),
  role: text,
  text: text,
  sample: z.boolean(),
});
