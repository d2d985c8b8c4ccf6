import { createReadStream } from 'node:fs';

/**
 * Reads a text file line by line. Unlike `node:readline` it takes only the line feed for a line's end: texts may
 * hold U+2028. @yields a line without its end; the last one only if it has an end or is not empty
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
