import { createHash } from 'node:crypto';

type HashedScript = { file: string; address: string; code: string };

/**
 * A script that is loaded on demand. Its data is part of the script, and its name contains the hash of both.
 * @param data values that the code reads as global constants of these names
 */
export function createHashedScript(name: string, data: Record<string, unknown>, code: string): HashedScript {
  const constants = Object.entries(data).map(([key, value]) => `const ${key}=${JSON.stringify(value)};`);
  const script = `${constants.join('')}${code}`;
  const file = `${name}.${createHash('sha256').update(script).digest('hex').slice(0, 8)}`;
  return { file, address: `/fetched/${file}.js`, code: script };
}
