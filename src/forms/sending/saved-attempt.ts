type SavedAttempt = { content: string; key: string };

const prefix = 'attempt:';

/** The table's last attempt in this tab without a response, for example because of a reload. */
export function readAttempt(table: string): SavedAttempt | undefined {
  try {
    const saved: Partial<SavedAttempt> | null = JSON.parse(sessionStorage.getItem(prefix + table) ?? 'null');
    return saved?.content && saved.key ? { content: saved.content, key: saved.key } : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the table's attempt in the tab, or deletes it. Does nothing when session storage is blocked. */
export function saveAttempt(table: string, attempt?: SavedAttempt): void {
  try {
    if (attempt) sessionStorage.setItem(prefix + table, JSON.stringify(attempt));
    else sessionStorage.removeItem(prefix + table);
  } catch {}
}

/** Whether any form of this tab has an attempt without a response. */
export function hasSavedAttempt(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix));
  } catch {
    return false;
  }
}
