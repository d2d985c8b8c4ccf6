import { type Answers, parseAnswers } from './survey-answers.ts';

/** Days after which a draft on the device expires, counted from its last change. */
export const draftDays = 14;
const draftKey = 'creator-survey';

type DraftStores = { session: () => Storage; device: () => Storage };

function tryStorage<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

type StoredDraft = { answers?: unknown; begun?: unknown; expires?: unknown };

/**
 * The draft of the answers: always stored for this tab and, if the visitor opts in, on the device until it
 * expires.
 * @param now milliseconds since 1970
 */
export function createDraft(stores: DraftStores, now: () => number = Date.now) {
  let startedAt: number | undefined;

  const readDeviceDraft = (): StoredDraft | undefined => {
    const stored = tryStorage((): StoredDraft | null =>
      JSON.parse(stores.device().getItem(draftKey) ?? 'null'),
    );
    if (!stored) return undefined;
    if (Number(stored.expires) > now()) return stored;
    tryStorage(() => stores.device().removeItem(draftKey));
    return undefined;
  };
  const writeDeviceDraft = (answers: Answers) => {
    const expires = now() + draftDays * 24 * 60 * 60 * 1000;
    tryStorage(() =>
      stores.device().setItem(draftKey, JSON.stringify({ answers, begun: startedAt, expires })),
    );
  };

  return {
    read(): Answers {
      const tab = tryStorage((): StoredDraft | null =>
        JSON.parse(stores.session().getItem(draftKey) ?? 'null'),
      );
      const stored = tab ?? readDeviceDraft();
      startedAt = Number(stored?.begun) || undefined;
      return parseAnswers(stored?.answers);
    },
    write(answers: Answers) {
      startedAt ??= now();
      tryStorage(() => stores.session().setItem(draftKey, JSON.stringify({ answers, begun: startedAt })));
      if (readDeviceDraft()) writeDeviceDraft(answers);
    },
    /** Milliseconds since the first answer, over all visits. */
    age: (): number => (startedAt ? now() - startedAt : 0),
    isOnDevice: (): boolean => readDeviceDraft() !== undefined,
    keepOnDevice(keep: boolean, answers: Answers) {
      if (keep) writeDeviceDraft(answers);
      else tryStorage(() => stores.device().removeItem(draftKey));
    },
    clear() {
      startedAt = undefined;
      tryStorage(() => stores.session().removeItem(draftKey));
      tryStorage(() => stores.device().removeItem(draftKey));
    },
  };
}

export const draft = createDraft({ session: () => sessionStorage, device: () => localStorage });
