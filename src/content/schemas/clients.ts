import { z } from 'zod';
import { pictureOf } from './picture.ts';
import { text } from './shared.ts';

/** Id by which other documents refer to a client. */
export const clientIdSchema = z
  .string()
  .regex(/^[a-z-]+$/)
  .meta({ help: 'The id of a client from the document Clients.' });

const clientSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .meta({ help: 'Case studies, results and shows refer to the client by this id.' }),
  name: text,
  mark: pictureOf('marks'),
});

export const clientsSchema = z.strictObject({
  items: z.array(clientSchema).min(1).meta({ item: 'client' }),
});

export type Client = z.infer<typeof clientSchema>;
export type ClientsContent = z.infer<typeof clientsSchema>;
