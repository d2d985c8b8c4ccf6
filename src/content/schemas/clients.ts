import { z } from 'zod';
import { pictureOf } from './picture.ts';
import { text, urlNameSchema } from './shared.ts';

/** Id by which other documents refer to a client. The desk shows the client's name. */
export const clientIdSchema = urlNameSchema.meta({ choices: 'clients' });

const clientSchema = z.strictObject({
  id: urlNameSchema.meta({ urlName: true, hidden: true }),
  name: text,
  mark: pictureOf('marks'),
});

export const clientsSchema = z.strictObject({
  items: z.array(clientSchema).min(1).meta({ item: 'client' }),
});

export type Client = z.infer<typeof clientSchema>;
export type ClientsContent = z.infer<typeof clientsSchema>;
