import { type Answers, parseAnswers } from './survey-answers.ts';

/** Days after the last change at which a draft on the device expires. */
export const draftDays = 14;
const name = 'creator-survey';

type Places = { session: () => Storage; device: () => Storage };

function tryStorage<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

type Kept = { answers?: unknown; begun?: unknown; expires?: unknown };

/**
 * The draft of the answers: always stored for this tab and, if the visitor opts in, on the device until it
 * expires.
 * @param now milliseconds since 1970
 */
export function createDraft(places: Places, now: () => number = Date.now) {
  let begun: number | undefined;

  const onDevice = (): Kept | undefined => {
    const kept = tryStorage((): Kept | null => JSON.parse(places.device().getItem(name) ?? 'null'));
    if (!kept) return undefined;
    if (Number(kept.expires) > now()) return kept;
    tryStorage(() => places.device().removeItem(name));
    return undefined;
  };
  const writeDevice = (answers: Answers) => {
    const expires = now() + draftDays * 24 * 60 * 60 * 1000;
    tryStorage(() => places.device().setItem(name, JSON.stringify({ answers, begun, expires })));
  };

  return {
    read(): Answers {
      const tab = tryStorage((): Kept | null => JSON.parse(places.session().getItem(name) ?? 'null'));
      const kept = tab ?? onDevice();
      begun = Number(kept?.begun) || undefined;
      return parseAnswers(kept?.answers);
    },
    write(answers: Answers) {
      begun ??= now();
      tryStorage(() => places.session().setItem(name, JSON.stringify({ answers, begun })));
      if (onDevice()) writeDevice(answers);
    },
    /** Milliseconds since the first answer, over all visits. */
    age: (): number => (begun ? now() - begun : 0),
    isOnDevice: (): boolean => onDevice() !== undefined,
    keepOnDevice(keep: boolean, answers: Answers) {
      if (keep) writeDevice(answers);
      else tryStorage(() => places.device().removeItem(name));
    },
    clear() {
      begun = undefined;
      tryStorage(() => places.session().removeItem(name));
      tryStorage(() => places.device().removeItem(name));
    },
  };
}

export const draft = createDraft({ session: () => sessionStorage, device: () => localStorage });
