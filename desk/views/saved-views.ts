import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '#desk/api/session.ts';

type SavedView = { name: string; href: string };

const maxViews = 30;
const listeners = new Set<() => void>();
const noViews: SavedView[] = [];
const cache = new Map<string, { text: string | null; views: SavedView[] }>();

function isSaved(value: unknown): value is SavedView {
  const { name, href } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && name !== '' && typeof href === 'string' && /^\/leads(\?|$)/.test(href);
}

function readViews(key: string): SavedView[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return noViews;
  }
  const cached = cache.get(key);
  if (cached && cached.text === text) return cached.views;
  let views = noViews;
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    if (Array.isArray(parsed)) views = parsed.filter(isSaved).slice(0, maxViews);
  } catch {}
  cache.set(key, { text, views });
  return views;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The views that the signed-in member saved on this device, at most 30. */
export function useSavedViews() {
  const { me } = useSession();
  const key = `desk.views.${me.id}`;
  const views = useSyncExternalStore(subscribe, () => readViews(key));
  const write = useCallback(
    (next: SavedView[]) => {
      try {
        localStorage.setItem(key, JSON.stringify(next.slice(-maxViews)));
      } catch {}
      for (const listener of listeners) listener();
    },
    [key],
  );
  return {
    views,
    save: (view: SavedView) => write([...views.filter(({ name }) => name !== view.name), view]),
    forget: (name: string) => write(views.filter((view) => view.name !== name)),
  };
}
