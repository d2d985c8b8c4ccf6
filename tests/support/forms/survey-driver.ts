/** An entry of the tab's history, and the step in the entry's URL. */
export type HistoryEntry = { key: string; step: number };

export type SurveyState = {
  /** The visible step, 0 for the introduction; undefined before hydration. */
  view: number | 'sent' | undefined;
  place: HistoryEntry;
  back: HistoryEntry | undefined;
  forward: HistoryEntry | undefined;
  draft: unknown;
  controls: Record<string, string[]>;
  refused: string | undefined;
};

export type Outcome = { view: number | 'sent'; key?: string; refused?: string };

type FieldValue = string | readonly string[];

type Driver = {
  readState: () => SurveyState;
  fill: (values: [name: string, value: FieldValue][]) => Promise<void>;
  press: (name: string, times: number) => void;
  traverse: (delta: number) => void;
  /** Polls for the outcome for at most five seconds, then reads the state once more. */
  waitForOutcome: (outcome: Outcome) => Promise<SurveyState>;
};

declare global {
  var driver: Driver;
}

export function installDriver() {
  window.requestAnimationFrame = (work) => window.setTimeout(() => work(performance.now()));

  const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve));
  const findAll = <Found extends Element>(css: string) => [
    ...document.querySelectorAll<Found>(`main ${css}`),
  ];
  const findForm = () => findAll<HTMLFormElement>('form')[0];
  const blurFocused = () => (document.activeElement as HTMLElement | null)?.blur();

  const readView = () => {
    if (findAll('astro-island[ssr]').length > 0) return undefined;
    return findAll<HTMLProgressElement>('progress')[0]?.value ?? (findForm() ? 0 : 'sent');
  };

  const readHistoryEntry = (delta: number) => {
    const { navigation } = window;
    const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + delta];
    if (!entry?.sameDocument) return undefined;
    return { key: entry.key, step: Number(new URL(entry.url ?? '').searchParams.get('step')) };
  };

  const readState = (): SurveyState => {
    const controls: Record<string, string[]> = {};
    for (const [name, value] of new FormData(findForm())) {
      if (typeof value === 'string') controls[name] = [...(controls[name] ?? []), value];
    }
    const focused = document.activeElement?.id;
    return {
      view: readView(),
      place: readHistoryEntry(0) as HistoryEntry,
      back: readHistoryEntry(-1),
      forward: readHistoryEntry(1),
      draft: JSON.parse(sessionStorage.getItem('creator-survey') ?? 'null')?.answers,
      controls,
      refused: document.getElementById(`${focused}-error`)?.textContent ? focused : undefined,
    };
  };

  const typeText = (field: HTMLInputElement, value: string) => {
    // React overrides the element's own setter, and would ignore a change made through that setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const fill: Driver['fill'] = async (values) => {
    for (const [name, value] of values) {
      const fields = findAll<HTMLInputElement>(`[name="${name}"]`);
      if (fields.length === 0) throw new Error(`no field ${name}`);
      for (const field of fields) {
        const asked = [value].flat().includes(field.value);
        if (field.type !== 'radio' && field.type !== 'checkbox') typeText(field, String(value));
        else if (field.checked !== asked && (asked || field.type === 'checkbox')) field.click();
      }
      // An answer can show or hide a follow-up question.
      await waitForNextTask();
    }
  };

  const press: Driver['press'] = (name, times) => {
    blurFocused();
    const button = findAll<HTMLElement>(':is(button, summary)').find(
      (one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent).trim() === name,
    );
    if (!button) throw new Error(`no button ${name}`);
    for (let time = 0; time < times; time++) button.click();
  };

  const traverse: Driver['traverse'] = (delta) => {
    blurFocused();
    history.go(delta);
  };

  const waitForOutcome: Driver['waitForOutcome'] = async ({ view, refused }) => {
    const end = performance.now() + 5_000;
    for (let seen = readState(); performance.now() < end; seen = readState()) {
      const agrees = seen.view === view && seen.place.step === (view === 'sent' ? 0 : view);
      if (agrees && (!refused || seen.refused === refused)) break;
      await waitForNextTask();
    }
    await waitForNextTask();
    return readState();
  };

  globalThis.driver = { readState, fill, press, traverse, waitForOutcome };
}
