import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { afterPaint } from '#src/client/after-paint.ts';
import { stepCount } from './survey-answers.ts';

/** The step that the address names (`?step=3`); 0, the introduction, when it names none. */
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

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}

function announce() {
  dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * The step that stands in the address, so that the browser's back button goes one step back and a reload stays.
 * @param open the furthest step that the answers allow; the address is put right when it asks for more
 */
export function useStep(open: () => number) {
  const asked = useSyncExternalStore(subscribe, stepInAddress, () => 0);
  // On the introduction nothing has to be complete, and nobody waits for the check.
  const step = asked && Math.min(asked, open());

  useEffect(() => {
    if (step !== asked) history.replaceState(history.state, '', addressOf(step));
  }, [step, asked]);

  const going = useRef(false);
  const go = useCallback((next: number) => {
    if (going.current || next === stepInAddress()) return;
    going.current = true;
    afterPaint(() => {
      going.current = false;
      // Each step begins at its top, also when the browser leads back to it.
      history.scrollRestoration = 'manual';
      history.pushState({ from: stepInAddress() }, '', addressOf(next));
      announce();
    });
  }, []);

  /** One step back, over the browser's history where that holds it, so that its back button never leads forward. */
  const back = useCallback(() => {
    const previous = stepInAddress() - 1;
    if (history.state?.from === previous) return history.back();
    history.replaceState(history.state, '', addressOf(previous));
    announce();
  }, []);

  /** Forgets the step in the address. */
  const leave = useCallback(() => {
    history.replaceState(null, '', addressOf(0));
    announce();
  }, []);

  return { step, go, back, leave };
}
