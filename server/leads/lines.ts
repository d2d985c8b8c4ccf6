import { createReadStream } from 'node:fs';

/**
 * Reads a text file line by line. Unlike `node:readline` it splits at line feeds only, because texts may contain U+2028.
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
