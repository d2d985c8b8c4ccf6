import { useCallback, useMemo, useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { createTabStore } from '#desk/lead/reply/drafts.ts';
import type { ContentClash, ContentDocument, StoredChange } from '#shared/desk/content.ts';
import { applyPatches, keyOf, type WorkingCopy } from '#shared/desk/working-copy.ts';
import { toPatch } from './stored-patches.ts';
import {
  applyUnsaved,
  createUnsavedStore,
  diffUnsaved,
  remainingClashes,
  resolveClash,
  savedVersionAt,
  type UnsavedChange,
} from './unsaved.ts';
import { useSaving } from './use-saving.ts';

const store = createTabStore(() => window.sessionStorage);
const saveDelay = 1_000;

/** The editing state of a document. Saves automatically 1 s after the last edit. */
export function useDocumentEditing(document: ContentDocument) {
  const { id: member } = useSession().me;
  const unsavedStore = useMemo(() => createUnsavedStore(store, member), [member]);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, UnsavedChange>>(() =>
    unsavedStore.read(document.id),
  );
  const [clashes, setClashes] = useState<ReadonlyMap<string, ContentClash>>(new Map());
  const changes = useMemo(
    () =>
      new Map(document.changes.filter(({ stale }) => !stale).map((change) => [keyOf(change.path), change])),
    [document.changes],
  );
  const stored = useMemo(
    () => applyPatches(document.published, [...changes.values()].map(toPatch)),
    [document, changes],
  );
  const copy = useMemo(() => applyUnsaved(stored, unsaved), [stored, unsaved]);

  const latest = useRef({ unsaved, stored, document });
  latest.current = { unsaved, stored, document };
  const keep = useCallback(
    (next: ReadonlyMap<string, UnsavedChange>) => {
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
      const typed = diffUnsaved(next, from, before, (key) => savedVersionAt(seen, key));
      keep(typed);
      setClashes((found) => remainingClashes(found, before, typed));
    },
    [keep],
  );
  const saving = useSaving(document.id, { unsaved, latest, keep, clashes, setClashes, pause: saveDelay });
  function resolve(key: string, whose: 'mine' | 'theirs') {
    const clash = clashes.get(key);
    if (!clash) return;
    keep(resolveClash(latest.current.unsaved, key, clash, whose));
    setClashes(new Map([...clashes].filter(([other]) => other !== key)));
  }
  function resolveStaleDraft(change: StoredChange, keepsMine: boolean) {
    const { path, version: was } = change;
    keep(
      new Map(latest.current.unsaved).set(keyOf(path), {
        path,
        patch: keepsMine ? toPatch(change) : null,
        was,
      }),
    );
  }
  return {
    copy,
    stored,
    changes,
    edit,
    unsaved,
    clashes,
    resolve,
    resolveStale: resolveStaleDraft,
    ...saving,
  };
}

export type DocumentEditing = ReturnType<typeof useDocumentEditing>;
