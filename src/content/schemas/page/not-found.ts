import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { headSchema, text } from '#src/content/schemas/shared.ts';

export const notFoundSchema = z.strictObject({
  head: headSchema,
  code: text,
  message: text,
  picture: decorationOf('pages'),
  lead: text,
  home: text,
  others: text,
});

export type NotFoundContent = z.infer<typeof notFoundSchema>;
