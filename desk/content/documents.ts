import type { z } from 'zod';
import { documents } from '#src/content/documents.ts';

/** @throws Error for an unknown id */
export function schemaOf(id: string): z.ZodType {
  const document = documents.get(id);
  if (!document) throw new Error(`there is no document ${id}`);
  return document.schema;
}

export const pageNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...documents].filter(([, { group }]) => group === 'pages').map(([id, { name }]) => [id, name]),
);
