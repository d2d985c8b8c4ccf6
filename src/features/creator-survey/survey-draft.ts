import { type Answers, answersFrom } from './survey-answers.ts';

/** How long a draft stays on the device after its last change, in days. */
export const draftDays = 14;
const name = 'creator-survey';

type Places = { session: () => Storage; device: () => Storage };

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

type Kept = { answers?: unknown; begun?: unknown; expires?: unknown };

/**
 * The answers given so far, always kept for this tab and, if the visitor wants it, on the device until they expire.
 * @param now milliseconds since 1970
 */
export function createDraft(places: Places, now: () => number = Date.now) {
  let begun: number | undefined;

  const onDevice = (): Kept | undefined => {
    const kept = attempt((): Kept | null => JSON.parse(places.device().getItem(name) ?? 'null'));
    if (!kept) return undefined;
    if (Number(kept.expires) > now()) return kept;
    attempt(() => places.device().removeItem(name));
    return undefined;
  };
  const writeDevice = (answers: Answers) => {
    const expires = now() + draftDays * 24 * 60 * 60 * 1000;
    attempt(() => places.device().setItem(name, JSON.stringify({ answers, begun, expires })));
  };

  return {
    read(): Answers {
      const tab = attempt((): Kept | null => JSON.parse(places.session().getItem(name) ?? 'null'));
      const kept = tab ?? onDevice();
      begun = Number(kept?.begun) || undefined;
      return answersFrom(kept?.answers);
    },
    write(answers: Answers) {
      begun ??= now();
      attempt(() => places.session().setItem(name, JSON.stringify({ answers, begun })));
      if (onDevice()) writeDevice(answers);
    },
    /** Milliseconds since the first answer, over all visits. */
    age: (): number => (begun ? now() - begun : 0),
    isOnDevice: (): boolean => onDevice() !== undefined,
    keepOnDevice(keep: boolean, answers: Answers) {
      if (keep) writeDevice(answers);
      else attempt(() => places.device().removeItem(name));
    },
    clear() {
      begun = undefined;
      attempt(() => places.session().removeItem(name));
      attempt(() => places.device().removeItem(name));
    },
  };
}

/** The draft in this browser's own stores. */
export const draft = createDraft({ session: () => sessionStorage, device: () => localStorage });
