export type SiteCode = Map<string, string>;

/** Finds the scripts named in a text and, transitively, those that they name. */
export function createScriptFinder(code: SiteCode): (text: string) => Set<string> {
  const findNames = (text: string) =>
    // The lookbehind avoids backtracking from every character of a long word.
    new Set(text.match(/(?<![\w.-])[\w.-]+\.js\b/g)?.filter((name) => code.has(name)));
  const ofScripts = new Map(Array.from(code, ([name, script]) => [name, findNames(script)]));
  return (text) => {
    const names = new Set<string>();
    const addNames = (found: Set<string> = new Set()) => {
      for (const name of found) {
        if (names.has(name)) continue;
        names.add(name);
        addNames(ofScripts.get(name));
      }
    };
    addNames(findNames(text));
    return names;
  };
}

/** Bundles write static imports as `from"./name.js"`. */
export function addImportedScripts(names: string[], code: SiteCode): string[] {
  const all = new Set<string>();
  const addScript = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    for (const [, imported = ''] of (code.get(name) ?? '').matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g,
    ))
      addScript(imported);
  };
  names.forEach(addScript);
  return [...all];
}
