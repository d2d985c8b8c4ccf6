import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { typeset } from '#src/content/typeset.ts';

/**
 * A document as the pages show it, for tests that look for its words.
 * @param file below src/content, without its ending
 */
export function contentOf<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(typeset(parse(readFileSync(`src/content/${file}.yaml`, 'utf8'))));
}
