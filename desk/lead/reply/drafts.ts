export type Draft = {
  id: string;
  text: string;
  subject?: string;
  to?: string;
  seen?: string;
  isSent?: boolean;
};

type DraftKind = 'note' | 'reply' | 'call' | 'waiting';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const keyPrefix = 'desk-draft';

/**
 * Drafts per lead in the tab's session storage. They survive reloads and signing out, and are visible only to the member
 * who wrote them.
 */
export function createDrafts(store: DraftStore, member: string) {
  const keyOf = (kind: DraftKind, ref: string, id = '') => [keyPrefix, member, kind, ref, id].join(' ');

  function read(key: string): Draft | null {
    try {
      const draft = JSON.parse(store.getItem(key) ?? 'null');
      return typeof draft?.id === 'string' && typeof draft.text === 'string' ? draft : null;
    } catch {
      return null;
    }
  }

  return {
    read: (kind: DraftKind, ref: string) => read(keyOf(kind, ref)),
    write(kind: DraftKind, ref: string, draft: Draft) {
      store.setItem(keyOf(kind, ref), JSON.stringify(draft));
    },
    drop(kind: DraftKind, ref: string) {
      store.removeItem(keyOf(kind, ref));
    },
    readUnsentNotes(): (Draft & { ref: string })[] {
      return Array.from({ length: store.length }, (_, i) => store.key(i))
        .filter((key) => key !== null)
        .toSorted()
        .flatMap((key) => {
          const [first, owner, kind, ref] = key.split(' ');
          if (first !== keyPrefix || owner !== member || kind !== 'waiting' || !ref) return [];
          const draft = read(key);
          return draft ? [{ ...draft, ref }] : [];
        });
    },
    addUnsentNote(ref: string, draft: Draft) {
      store.setItem(keyOf('waiting', ref, draft.id), JSON.stringify(draft));
    },
    dropUnsentNote(ref: string, id: string) {
      store.removeItem(keyOf('waiting', ref, id));
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

/** Session storage with an in-memory fallback for when it is blocked or full. */
export function createTabStore(session: () => DraftStore): DraftStore {
  const memory = new Map<string, string>();
  function attempt<T>(use: (store: DraftStore) => T, fallback: T): T {
    try {
      return use(session());
    } catch {
      return fallback;
    }
  }
  const keys = () => {
    const stored = attempt((store) => Array.from({ length: store.length }, (_, i) => store.key(i)), []);
    return [...new Set([...stored.filter((key) => key !== null), ...memory.keys()])];
  };
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => memory.get(key) ?? attempt((store) => store.getItem(key), null),
    setItem(key, value) {
      memory.set(key, value);
      attempt((store) => {
        store.setItem(key, value);
        memory.delete(key);
      }, undefined);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key), undefined);
    },
  };
}
