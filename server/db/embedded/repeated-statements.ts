/**
 * Names statements that are asked again, so that PostgreSQL parses and plans each once: of a small one that is two thirds
 * of its time.
 * @param most so many get a name; whatever else is asked stays as it is
 * @returns gives a statement's text its name, from the second time on
 */
export function nameRepeated(most: number): (text: string) => { text: string; name?: string } {
  const names = new Map<string, string>();
  const once = new Set<string>();
  return (text) => {
    if (!names.has(text)) {
      if (names.size === most) return { text };
      if (!once.delete(text)) {
        if (once.size === most) once.clear();
        once.add(text);
        return { text };
      }
      names.set(text, `staff_${names.size}`);
    }
    return { text, name: names.get(text) as string };
  };
}
