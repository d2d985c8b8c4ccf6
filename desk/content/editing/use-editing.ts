import { useCallback, useMemo, useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { tabStore } from '#desk/lead/reply/drafts.ts';
import type { ContentClash, ContentDocument, StoredChange } from '#shared/desk/content.ts';
import { copyOf, keyOf, type WorkingCopy } from '#shared/desk/working-copy.ts';
import { patchOf } from './stored-patches.ts';
import {
  applyUnsaved,
  createUnsaved,
  diffUnsaved,
  remainingClashes,
  resolveClash,
  type Unsaved,
  versionAt,
} from './unsaved.ts';
import { useSaving } from './use-saving.ts';

const store = tabStore(() => window.sessionStorage);
const pause = 1_000;

/** The editing state of a document. Saves automatically 1 s after the last edit. */
export function useEditing(document: ContentDocument) {
  const { id: member } = useSession().me;
  const unsavedStore = useMemo(() => createUnsaved(store, member), [member]);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(() => unsavedStore.read(document.id));
  const [clashes, setClashes] = useState<ReadonlyMap<string, ContentClash>>(new Map());
  const changes = useMemo(
    () =>
      new Map(document.changes.filter(({ stale }) => !stale).map((change) => [keyOf(change.path), change])),
    [document.changes],
  );
  const stored = useMemo(
    () => copyOf(document.published, [...changes.values()].map(patchOf)),
    [document, changes],
  );
  const copy = useMemo(() => applyUnsaved(stored, unsaved), [stored, unsaved]);

  const latest = useRef({ unsaved, stored, document });
  latest.current = { unsaved, stored, document };
  const keep = useCallback(
    (next: ReadonlyMap<string, Unsaved>) => {
      unsavedStore.write(document.id, next);
      latest.current.unsaved = next;
      setUnsaved(next);
    },
    [unsavedStore, document.id],
  );
  const edit = useCallback(
    (change: (copy: WorkingCopy) => WorkingCopy) => {
      const { unsaved: before, stored: from, document: seen } = latest.current;
      const next = change(applyUnsaved(from, before));
      const typed = diffUnsaved(next, from, before, (key) => versionAt(seen, key));
      keep(typed);
      setClashes((found) => remainingClashes(found, before, typed));
    },
    [keep],
  );
  const saving = useSaving(document.id, { unsaved, latest, keep, clashes, setClashes, pause });
  function resolve(key: string, whose: 'mine' | 'theirs') {
    const clash = clashes.get(key);
    if (!clash) return;
    keep(resolveClash(latest.current.unsaved, key, clash, whose));
    setClashes(new Map([...clashes].filter(([other]) => other !== key)));
  }
  function resolveStale(change: StoredChange, keepsMine: boolean) {
    const { path, version: was } = change;
    keep(
      new Map(latest.current.unsaved).set(keyOf(path), {
        path,
        patch: keepsMine ? patchOf(change) : null,
        was,
      }),
    );
  }
  return { copy, stored, changes, edit, unsaved, clashes, resolve, resolveStale, ...saving };
}

export type Editing = ReturnType<typeof useEditing>;
