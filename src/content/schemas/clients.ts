import { z } from 'zod';
import { pictureOf } from './picture.ts';
import { text } from './shared.ts';

const clientSchema = z.strictObject({
  /** In the addresses of its case study; shows name it too. */
  id: z.string().regex(/^[a-z-]+$/),
  name: text.meta({ help: 'Case studies and results name the client by it.' }),
  mark: pictureOf('marks'),
});

export const clientsSchema = z.strictObject({
  items: z.array(clientSchema).min(1).meta({ item: 'client' }),
});

export type Client = z.infer<typeof clientSchema>;
export type ClientsContent = z.infer<typeof clientsSchema>;
