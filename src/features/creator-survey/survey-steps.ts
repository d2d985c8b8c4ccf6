import { afterPaint } from '#src/components/ui/after-paint.ts';
import { stepCount } from './survey-answers.ts';

function stepInAddress(): number {
  const step = Number(new URLSearchParams(location.search).get('step'));
  return Number.isInteger(step) && step >= 0 && step <= stepCount ? step : 0;
}

function addressOf(step: number): string {
  const url = new URL(location.href);
  if (step === 0) url.searchParams.delete('step');
  else url.searchParams.set('step', `${step}`);
  return `${url.pathname}${url.search}`;
}

/**
 * The step that shows, which is the one in the address, so that the browser's back button goes one step back and a
 * reload stays. Whoever reads or writes the step does it here: no change of the address goes unheard.
 */
export function createSteps(rules: { furthest: () => number; onHeld: (step: number) => void }) {
  const listeners = new Set<() => void>();
  let move: { to: number; back: boolean } | undefined;
  let shown = 0;

  const settle = () => {
    move = undefined;
    shown = stepInAddress();
    for (const listener of listeners) listener();
  };
  const replace = (step: number, state: unknown = history.state) => {
    if (step !== stepInAddress()) history.replaceState(state, '', addressOf(step));
    settle();
  };

  const onTraverse = () => {
    // A step back ends at its step, whatever has become of the place it leads to.
    const asked = move?.back ? move.to : stepInAddress();
    // On the introduction nothing has to be complete, and nobody waits for the check.
    const step = asked && Math.min(asked, rules.furthest());
    const held = step < asked && step === shown;
    replace(step);
    if (held) rules.onHeld(step);
  };

  return {
    current: stepInAddress,

    subscribe(listener: () => void) {
      addEventListener('popstate', onTraverse);
      listeners.add(listener);
      // A click replayed during hydration fires before this subscription; its navigation must proceed.
      if (!move) onTraverse();
      return () => {
        removeEventListener('popstate', onTraverse);
        listeners.delete(listener);
      };
    },

    go(to: number) {
      if (move?.to === to || to === stepInAddress()) return;
      const asked = { to, back: false };
      move = asked;
      afterPaint(() => {
        if (move !== asked) return;
        // Each step begins at its top, also when the browser leads back to it.
        history.scrollRestoration = 'manual';
        history.pushState({ from: stepInAddress() }, '', addressOf(to));
        settle();
      });
    },

    back(to: number) {
      if (move?.to === to || to === stepInAddress()) return;
      if (history.state?.from !== to) return replace(to);
      const asked = { to, back: true };
      move = asked;
      history.back();
      // A browser keeps only so many places: the first of them leads back to none.
      setTimeout(() => move === asked && replace(to), 1000);
    },

    leave: () => replace(0, null),
  };
}
