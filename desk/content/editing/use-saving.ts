import { useQueryClient } from '@tanstack/react-query';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { RequestError } from '#desk/api/client.ts';
import { contentQuery, documentQuery, saveChanges } from '#desk/api/content.ts';
import { loadUnknownMembers } from '#desk/api/session.ts';
import { type ContentClash, maxChangesPerRequest } from '#shared/desk/content.ts';
import { keyOf } from '#shared/desk/working-copy.ts';
import { applyResponse, markSent, remainingClashes, type UnsavedChange } from './unsaved.ts';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; text: string };

type SavingOptions = {
  unsaved: ReadonlyMap<string, UnsavedChange>;
  latest: RefObject<{ unsaved: ReadonlyMap<string, UnsavedChange> }>;
  keep(next: ReadonlyMap<string, UnsavedChange>): void;
  clashes: ReadonlyMap<string, ContentClash>;
  setClashes: Dispatch<SetStateAction<ReadonlyMap<string, ContentClash>>>;
  pause: number;
};

/** Saves unsaved changes after a pause, one request at a time, and retries failures. Conflicting changes are not sent. */
export function useSaving(
  document: string,
  { unsaved, latest, keep, clashes, setClashes, pause }: SavingOptions,
) {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const isBusy = useRef(false);
  const [round, setRound] = useState(0);

  const save = useCallback(async () => {
    if (isBusy.current) return;
    const ready = [...latest.current.unsaved].filter(([key]) => !clashes.has(key));
    const sent = new Map(ready.slice(0, maxChangesPerRequest));
    if (sent.size === 0) return;
    isBusy.current = true;
    setState({ kind: 'saving' });
    keep(markSent(latest.current.unsaved, sent));
    try {
      const changes = [...sent.values()].map(({ path, patch, was }) => ({ path, patch, was }));
      const answer = await saveChanges(document, changes);
      const { queryKey } = documentQuery(document);
      // The response of an older request would overwrite the saved document in the cache.
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, answer.document);
      await loadUnknownMembers(
        client,
        answer.clashes.map(({ by }) => by),
      );
      const rest = applyResponse(latest.current.unsaved, sent, answer);
      const found = new Map(answer.clashes.map((clash) => [keyOf(clash.path), clash]));
      setClashes((before) => new Map([...before, ...remainingClashes(found, sent, rest)]));
      keep(rest);
      setState({ kind: 'saved' });
      void client.invalidateQueries({ queryKey: contentQuery.queryKey });
    } catch (error) {
      const text = error instanceof RequestError ? error.message : 'The desk’s server cannot be reached.';
      setState({ kind: 'failed', text });
    } finally {
      isBusy.current = false;
      setRound((count) => count + 1);
    }
  }, [document, client, latest, keep, clashes, setClashes]);

  const waiting = [...unsaved.keys()].some((key) => !clashes.has(key));
  const wait = state.kind === 'failed' ? 8 * pause : pause;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every edit restarts the pause
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(save, wait);
    return () => clearTimeout(timer);
  }, [waiting, wait, save, unsaved, round]);
  return { saveState: state, saveNow: save, isUnsaved: unsaved.size > 0 };
}
