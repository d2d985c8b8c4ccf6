import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { RequestError } from '#desk/api/client.ts';
import { addEvent, refreshLead } from '#desk/api/lead.ts';
import type { Draft } from '#desk/lead/reply/drafts.ts';
import { useMyDrafts } from '#desk/lead/reply/my-drafts.ts';

type UnsavedNote = {
  id: string;
  ref: string;
  text: string;
  status: string;
  isRefused?: boolean;
};

type UnsavedNotesState = {
  notes: UnsavedNote[];
  send: (ref: string, draft: Draft) => void;
  retry: (note: UnsavedNote) => void;
  discard: (note: UnsavedNote) => void;
};
const UnsavedNotesContext = createContext<UnsavedNotesState | null>(null);

const firstDelay = 2_000;
const maxDelay = 30_000;

/** Saves notes. Failed requests are retried with back-off, even after another lead is opened. */
export function UnsavedNotesProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const drafts = useMyDrafts();
  const [notes, setNotes] = useState<UnsavedNote[]>(() =>
    drafts
      .readUnsentNotes()
      .map((draft) => ({ ...draft, status: 'Not saved yet. It is kept on this page.' })),
  );
  const inFlight = useRef(new Set<string>());
  const { mutateAsync } = useMutation({
    mutationFn: ({ ref, id, text }: { ref: string; id: string; text: string }) =>
      addEvent(ref, { id, kind: 'note', text }),
  });

  const store = useCallback(
    async ({ ref, id, text }: Pick<UnsavedNote, 'ref' | 'id' | 'text'>) => {
      if (inFlight.current.has(id)) return;
      inFlight.current.add(id);
      try {
        await mutateAsync({ ref, id, text });
        await refreshLead(client, ref);
        drafts.dropUnsentNote(ref, id);
        setNotes((all) => all.filter((note) => note.id !== id));
      } catch (error) {
        setNotes((all) => all.map((note) => (note.id === id ? { ...note, ...failureState(error) } : note)));
      } finally {
        inFlight.current.delete(id);
      }
    },
    [client, drafts, mutateAsync],
  );

  const open = useRef(notes);
  open.current = notes;
  const isWaiting = notes.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    let delay = firstDelay;
    let timer: ReturnType<typeof setTimeout>;
    const retry = () => {
      clearTimeout(timer);
      for (const note of open.current) if (!note.isRefused) void store(note);
      delay = Math.min(delay * 2, maxDelay);
      timer = setTimeout(retry, delay);
    };
    timer = setTimeout(retry, delay);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, store]);

  const value = useMemo<UnsavedNotesState>(
    () => ({
      notes,
      send(ref, draft) {
        drafts.addUnsentNote(ref, draft);
        const note = { ref, id: draft.id, text: draft.text, status: 'Saving' };
        setNotes((all) => [...all, note]);
        void store(note);
      },
      retry(note) {
        setNotes((all) =>
          all.map((one) => (one.id === note.id ? { ...one, status: 'Saving', isRefused: false } : one)),
        );
        void store(note);
      },
      discard({ ref, id }) {
        drafts.dropUnsentNote(ref, id);
        setNotes((all) => all.filter((note) => note.id !== id));
      },
    }),
    [notes, drafts, store],
  );
  return <UnsavedNotesContext value={value}>{children}</UnsavedNotesContext>;
}

function failureState(error: unknown): Pick<UnsavedNote, 'status' | 'isRefused'> {
  if (!(error instanceof RequestError))
    return { status: 'Not saved yet. It is kept on this page and sent again.' };
  if (error.status === 401)
    return {
      status: 'Not saved: you are signed out. It is kept on this page and sent again once you are back.',
    };
  const why = error.status === 0 ? 'no connection' : error.refusal.message.replace(/\.$/, '');
  return error.isTransient
    ? { status: `Not saved yet: ${why}. It is kept on this page and sent again automatically.` }
    : { status: `Not saved: ${why}. It is kept on this page.`, isRefused: true };
}

function useUnsavedNotesState(): UnsavedNotesState {
  const waiting = useContext(UnsavedNotesContext);
  if (!waiting) throw new Error('WaitingNotesProvider is missing');
  return waiting;
}

/** Unsaved notes of a lead, oldest first. */
export function useUnsavedNotes(ref: string): Pick<UnsavedNotesState, 'notes' | 'retry' | 'discard'> {
  const { notes, retry, discard } = useUnsavedNotesState();
  return { notes: notes.filter((note) => note.ref === ref), retry, discard };
}

/** @returns a function that saves a note, and retries until it succeeds or is refused */
export function useSendNote(): UnsavedNotesState['send'] {
  return useUnsavedNotesState().send;
}
