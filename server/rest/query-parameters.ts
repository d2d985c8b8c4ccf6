import { Problem } from './problem.ts';

/** Ignores `select`, because no rows are returned. @throws Problem PGRST100 */
export function readColumns(search: string): string[] | undefined {
  const parameters = new URLSearchParams(search);
  for (const name of parameters.keys()) {
    if (name !== 'columns' && name !== 'select') {
      throw new Problem(400, 'PGRST100', `"failed to parse filter (${name})"`, {
        details: 'An insert accepts only the parameter columns',
      });
    }
  }
  const text = parameters.get('columns');
  return text === null ? undefined : splitColumns(text);
}

// Names are unquoted or, from supabase-js, in double quotes with backslash escapes.
function splitColumns(text: string): string[] {
  const names = new Set<string>();
  let read = 0;
  for (const [whole, quoted, bare = ''] of `${text},`.matchAll(/(?:"((?:[^"\\]|\\.)+)"|([^",]+)),/gsy)) {
    names.add(quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare.trim());
    read += whole.length;
  }
  if (read !== text.length + 1) {
    throw new Problem(400, 'PGRST100', '"failed to parse columns parameter"', {
      details: 'expecting a list of field names',
    });
  }
  return [...names];
}
