import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The built site's scripts, by file name. */
export type SiteCode = Map<string, string>;

/** Reads every script below a folder. */
export async function readCode(folder: string): Promise<SiteCode> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(
      names.map(async (name) => [basename(name), await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
}

/** The names of scripts that stand in a text, or in one of them: all that a page can ever load, or more. */
export function namesOfCode(text: string, code: SiteCode): Set<string> {
  const names = new Set<string>();
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const script = code.get(name);
      if (script === undefined || names.has(name)) continue;
      names.add(name);
      follow(script);
    }
  };
  follow(text);
  return names;
}

/** Scripts and all that they import at once, as a bundle writes it: `from"./name.js"`. */
export function withImports(names: string[], code: SiteCode): string[] {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    for (const [, imported = ''] of (code.get(name) ?? '').matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g,
    ))
      add(imported);
  };
  names.forEach(add);
  return [...all];
}
