import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { typeset } from '#src/content/typeset.ts';

/**
 * Reads a content document, for tests that look for its texts on a page.
 * @param file path below src/content, without its extension
 */
export function contentOf<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(typeset(parse(readFileSync(`src/content/${file}.yaml`, 'utf8'))));
}
