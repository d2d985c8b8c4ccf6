import { z } from 'zod';
import { decorationOf } from '#src/content/schemas/picture.ts';
import { headSchema, text, texts } from '#src/content/schemas/shared.ts';

export const notFoundSchema = z.strictObject({
  head: headSchema,
  code: text,
  message: text,
  picture: decorationOf('pages'),
  ...texts('lead', 'home', 'others'),
});

export type NotFoundContent = z.infer<typeof notFoundSchema>;
