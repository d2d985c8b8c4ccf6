/** Planning is two thirds of a small statement's time. PostgreSQL plans a named statement only once. */
export function createStatementNamer(maxNames: number): (text: string) => { text: string; name?: string } {
  const names = new Map<string, string>();
  const once = new Set<string>();
  return (text) => {
    if (!names.has(text)) {
      if (names.size === maxNames) return { text };
      if (!once.delete(text)) {
        if (once.size === maxNames) once.clear();
        once.add(text);
        return { text };
      }
      names.set(text, `staff_${names.size}`);
    }
    return { text, name: names.get(text) as string };
  };
}
