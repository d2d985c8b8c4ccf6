export type Draft = {
  id: string;
  text: string;
  subject?: string;
  seen?: string;
  isSent?: boolean;
};

type DraftKind = 'note' | 'reply' | 'call' | 'waiting';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'desk-draft';

/**
 * What a person has typed for each lead, kept by the browser's tab until it is stored: through reloads, other leads and
 * the end of a session. Another person who signs in does not see it.
 */
export function createDrafts(store: DraftStore, member: string) {
  const keyOf = (kind: DraftKind, ref: string, id = '') => [prefix, member, kind, ref, id].join(' ');

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
    waiting(): (Draft & { ref: string })[] {
      return Array.from({ length: store.length }, (_, i) => store.key(i))
        .filter((key) => key !== null)
        .toSorted()
        .flatMap((key) => {
          const [mark, owner, kind, ref] = key.split(' ');
          if (mark !== prefix || owner !== member || kind !== 'waiting' || !ref) return [];
          const draft = read(key);
          return draft ? [{ ...draft, ref }] : [];
        });
    },
    addWaiting(ref: string, draft: Draft) {
      store.setItem(keyOf('waiting', ref, draft.id), JSON.stringify(draft));
    },
    dropWaiting(ref: string, id: string) {
      store.removeItem(keyOf('waiting', ref, id));
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

/** The tab's own storage; where the browser refuses it, or it is full, as long as the page lives. */
export function tabStore(session: () => DraftStore): DraftStore {
  const memory = new Map<string, string>();
  function tried<T>(with_: (store: DraftStore) => T, otherwise: T): T {
    try {
      return with_(session());
    } catch {
      return otherwise;
    }
  }
  const keys = () => {
    const stored = tried((store) => Array.from({ length: store.length }, (_, i) => store.key(i)), []);
    return [...new Set([...stored.filter((key) => key !== null), ...memory.keys()])];
  };
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => memory.get(key) ?? tried((store) => store.getItem(key), null),
    setItem(key, value) {
      memory.set(key, value);
      tried((store) => {
        store.setItem(key, value);
        memory.delete(key);
      }, undefined);
    },
    removeItem(key) {
      memory.delete(key);
      tried((store) => store.removeItem(key), undefined);
    },
  };
}
