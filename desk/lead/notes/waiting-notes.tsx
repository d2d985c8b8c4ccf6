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

type WaitingNote = {
  id: string;
  ref: string;
  text: string;
  what: string;
  isRefused?: boolean;
};

type Waiting = {
  notes: WaitingNote[];
  send: (ref: string, draft: Draft) => void;
  again: (note: WaitingNote) => void;
  discard: (note: WaitingNote) => void;
};
const WaitingContext = createContext<Waiting | null>(null);

const firstPause = 2_000;
const longestPause = 30_000;

/** Stores notes, and keeps those that could not be stored: they are sent again by themselves, whichever lead is open. */
export function WaitingNotesProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const drafts = useMyDrafts();
  const [notes, setNotes] = useState<WaitingNote[]>(() =>
    drafts.waiting().map((draft) => ({ ...draft, what: 'Not saved yet. It is kept in this page.' })),
  );
  const underWay = useRef(new Set<string>());
  const { mutateAsync } = useMutation({
    mutationFn: ({ ref, id, text }: { ref: string; id: string; text: string }) =>
      addEvent(ref, { id, kind: 'note', text }),
  });

  const store = useCallback(
    async ({ ref, id, text }: Pick<WaitingNote, 'ref' | 'id' | 'text'>) => {
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      try {
        await mutateAsync({ ref, id, text });
        await refreshLead(client, ref);
        drafts.dropWaiting(ref, id);
        setNotes((all) => all.filter((note) => note.id !== id));
      } catch (error) {
        setNotes((all) => all.map((note) => (note.id === id ? { ...note, ...whatNext(error) } : note)));
      } finally {
        underWay.current.delete(id);
      }
    },
    [client, drafts, mutateAsync],
  );

  const open = useRef(notes);
  open.current = notes;
  const isWaiting = notes.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    let pause = firstPause;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      for (const note of open.current) if (!note.isRefused) void store(note);
      pause = Math.min(pause * 2, longestPause);
      timer = setTimeout(again, pause);
    };
    timer = setTimeout(again, pause);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, store]);

  const value = useMemo<Waiting>(
    () => ({
      notes,
      send(ref, draft) {
        drafts.addWaiting(ref, draft);
        const note = { ref, id: draft.id, text: draft.text, what: 'Saving' };
        setNotes((all) => [...all, note]);
        void store(note);
      },
      again(note) {
        setNotes((all) =>
          all.map((one) => (one.id === note.id ? { ...one, what: 'Saving', isRefused: false } : one)),
        );
        void store(note);
      },
      discard({ ref, id }) {
        drafts.dropWaiting(ref, id);
        setNotes((all) => all.filter((note) => note.id !== id));
      },
    }),
    [notes, drafts, store],
  );
  return <WaitingContext value={value}>{children}</WaitingContext>;
}

function whatNext(error: unknown): Pick<WaitingNote, 'what' | 'isRefused'> {
  if (!(error instanceof RequestError))
    return { what: 'Not saved yet. It is kept in this page and sent again.' };
  if (error.status === 401)
    return {
      what: 'Not saved: you are signed out. It is kept in this page and sent again once you are back.',
    };
  const why = error.status === 0 ? 'no connection' : error.refusal.message.replace(/\.$/, '');
  return error.isPassing
    ? { what: `Not saved yet: ${why}. It is kept in this page and sent again automatically.` }
    : { what: `Not saved: ${why}. It is kept in this page.`, isRefused: true };
}

function useWaiting(): Waiting {
  const waiting = useContext(WaitingContext);
  if (!waiting) throw new Error('nobody keeps notes here');
  return waiting;
}

/** The notes of a lead that are not stored yet, the oldest first. */
export function useWaitingNotes(ref: string): Pick<Waiting, 'notes' | 'again' | 'discard'> {
  const { notes, again, discard } = useWaiting();
  return { notes: notes.filter((note) => note.ref === ref), again, discard };
}

/** @returns stores a note, at once or when it can be */
export function useSendNote(): Waiting['send'] {
  return useWaiting().send;
}
