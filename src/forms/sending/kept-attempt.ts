type KeptAttempt = { content: string; key: string };

const prefix = 'attempt:';

/** The attempt of a table that was sent in this tab and got no answer, such as one that a reload cut off. */
export function keptAttempt(table: string): KeptAttempt | undefined {
  try {
    const kept: Partial<KeptAttempt> | null = JSON.parse(sessionStorage.getItem(prefix + table) ?? 'null');
    return kept?.content && kept.key ? { content: kept.content, key: kept.key } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a table's attempt in the tab, or without one drops what is kept. A browser may refuse: then nothing is kept. */
export function keepAttempt(table: string, attempt?: KeptAttempt): void {
  try {
    if (attempt) sessionStorage.setItem(prefix + table, JSON.stringify(attempt));
    else sessionStorage.removeItem(prefix + table);
  } catch {}
}

/** Whether any form of this tab has an attempt without an answer. */
export function hasKeptAttempt(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix));
  } catch {
    return false;
  }
}
