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
import { meet } from '#desk/api/session.ts';
import type { ContentClash, ContentDocument } from '#shared/desk/content.ts';
import { keyOf } from '#shared/desk/working-copy.ts';
import type { Unsaved } from './unsaved.ts';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; words: string };

type Held = {
  unsaved: ReadonlyMap<string, Unsaved>;
  latest: RefObject<{ unsaved: ReadonlyMap<string, Unsaved> }>;
  keep(next: ReadonlyMap<string, Unsaved>): void;
  clashes: ReadonlyMap<string, ContentClash>;
  setClashes: Dispatch<SetStateAction<ReadonlyMap<string, ContentClash>>>;
  pause: number;
};

/** The draft that stands at a path, by its version. */
export const versionAt = ({ changes }: ContentDocument, key: string) =>
  changes.find(({ path }) => keyOf(path) === key)?.version ?? null;

/** Stores what is typed after a pause, one request at a time; what cannot be stored stays and is tried again. */
export function useSaving(document: string, { unsaved, latest, keep, clashes, setClashes, pause }: Held) {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const isBusy = useRef(false);
  const [round, setRound] = useState(0);

  const save = useCallback(async () => {
    if (isBusy.current) return;
    const sent = [...latest.current.unsaved].filter(([key]) => !clashes.has(key));
    if (sent.length === 0) return;
    isBusy.current = true;
    setState({ kind: 'saving' });
    try {
      const answer = await saveChanges(
        document,
        sent.map(([, one]) => one),
      );
      const found = new Map(answer.clashes.map((clash) => [keyOf(clash.path), clash]));
      client.setQueryData(documentQuery(document).queryKey, answer.document);
      const rest = new Map(latest.current.unsaved);
      for (const [key, one] of sent) {
        const now = rest.get(key);
        if (found.has(key) || !now) continue;
        if (now === one) rest.delete(key);
        // Typed on while it was stored: over what is stored now.
        else rest.set(key, { ...now, was: versionAt(answer.document, key) });
      }
      await meet(
        client,
        [...found.values()].map(({ by }) => by),
      );
      setClashes((before) => new Map([...before, ...found]));
      keep(rest);
      setState({ kind: 'saved' });
      void client.invalidateQueries({ queryKey: contentQuery.queryKey });
    } catch (error) {
      const words = error instanceof RequestError ? error.message : 'The desk’s server cannot be reached.';
      setState({ kind: 'failed', words });
    } finally {
      isBusy.current = false;
      setRound((count) => count + 1);
    }
  }, [document, client, latest, keep, clashes, setClashes]);

  const waiting = [...unsaved.keys()].some((key) => !clashes.has(key));
  const wait = state.kind === 'failed' ? 8 * pause : pause;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed begins the pause anew
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(save, wait);
    return () => clearTimeout(timer);
  }, [waiting, wait, save, unsaved, round]);
  return { saveState: state, saveNow: save, isUnsaved: unsaved.size > 0 };
}
