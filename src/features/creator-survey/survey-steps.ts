import { runAfterPaint } from '#src/components/ui/after-paint.ts';
import { stepCount } from './survey-answers.ts';

function readStep(): number {
  const step = Number(new URLSearchParams(location.search).get('step'));
  return Number.isInteger(step) && step >= 0 && step <= stepCount ? step : 0;
}

function buildStepUrl(step: number): string {
  const url = new URL(location.href);
  if (step === 0) url.searchParams.delete('step');
  else url.searchParams.set('step', `${step}`);
  return `${url.pathname}${url.search}`;
}

/**
 * The current step is stored in the URL, so that the back button returns to the previous step and a reload keeps the
 * step. All reads and writes of the step go through this object.
 */
export function createSteps(rules: { lastReachableStep: () => number; onBlocked: (step: number) => void }) {
  const listeners = new Set<() => void>();
  let move: { to: number; back: boolean } | undefined;
  let shown = 0;

  const notifyListeners = () => {
    move = undefined;
    shown = readStep();
    for (const listener of listeners) listener();
  };
  const replace = (step: number, state: unknown = history.state) => {
    if (step !== readStep()) history.replaceState(state, '', buildStepUrl(step));
    notifyListeners();
  };

  const onTraverse = () => {
    // `back` leads to the requested step, even if that history entry has changed since.
    const target = move?.back ? move.to : readStep();
    // The introduction (step 0) needs no check of the answers.
    const step = target && Math.min(target, rules.lastReachableStep());
    const isBlocked = step < target && step === shown;
    replace(step);
    if (isBlocked) rules.onBlocked(step);
  };

  return {
    current: readStep,

    subscribe(listener: () => void) {
      addEventListener('popstate', onTraverse);
      listeners.add(listener);
      // A click that hydration replays can start a navigation before this subscription. Do not interrupt it.
      if (!move) onTraverse();
      return () => {
        removeEventListener('popstate', onTraverse);
        listeners.delete(listener);
      };
    },

    go(to: number) {
      if (move?.to === to || to === readStep()) return;
      const pendingMove = { to, back: false };
      move = pendingMove;
      runAfterPaint(() => {
        if (move !== pendingMove) return;
        // Each step starts at its top, also after the back button.
        history.scrollRestoration = 'manual';
        history.pushState({ from: readStep() }, '', buildStepUrl(to));
        notifyListeners();
      });
    },

    back(to: number) {
      if (move?.to === to || to === readStep()) return;
      if (history.state?.from !== to) return replace(to);
      const pendingMove = { to, back: true };
      move = pendingMove;
      history.back();
      // Browsers limit the length of the history, so there may be no earlier entry.
      setTimeout(() => move === pendingMove && replace(to), 1000);
    },

    leave: () => replace(0, null),
  };
}
