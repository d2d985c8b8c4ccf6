export type SiteCode = Map<string, string>;

/** Finds the scripts named in a text and, transitively, those that they name. */
export function createNamesOfCode(code: SiteCode): (text: string) => Set<string> {
  const namesIn = (text: string) =>
    // The lookbehind avoids backtracking from every character of a long word.
    new Set(text.match(/(?<![\w.-])[\w.-]+\.js\b/g)?.filter((name) => code.has(name)));
  const ofScripts = new Map(Array.from(code, ([name, script]) => [name, namesIn(script)]));
  return (text) => {
    const names = new Set<string>();
    const follow = (found: Set<string> = new Set()) => {
      for (const name of found) {
        if (names.has(name)) continue;
        names.add(name);
        follow(ofScripts.get(name));
      }
    };
    follow(namesIn(text));
    return names;
  };
}

/** Bundles write static imports as `from"./name.js"`. */
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
