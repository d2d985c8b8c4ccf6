import { useEffect, useState } from 'react';
import { RequestError, request } from '#desk/api/client.ts';
import type { ContentProblem } from '#shared/desk/content.ts';
import type { PreviewRequest, PreviewResponse } from '#shared/desk/preview.ts';
import type { Step } from '#shared/desk/working-copy.ts';

/** Delays in milliseconds: debounce, poll while preparing, retry after a failure. */
const pause = 120;
const askAgain = 700;
const tryAgain = 5_000;

export type PreviewState = {
  state: 'preparing' | 'fresh' | 'wrong' | 'no-page' | 'not-here' | 'failed' | 'away';
  page: { address: string; madeAt: number } | null;
  problems: ContentProblem[];
};

const nothing: PreviewState = { state: 'preparing', page: null, problems: [] };

/**
 * The preview of a document, rebuilt shortly after each change.
 * @param value the whole document with its changes; must be memoized
 */
export function usePreview(document: string, value: unknown, part: Step | undefined): PreviewState {
  const [shown, setShown] = useState(nothing);
  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        const answer = await requestPreview({ document, value, part }, ended.signal);
        if (ended.signal.aborted) return;
        setShown((before) => nextState(before, answer));
        if (answer.state === 'preparing') timer = setTimeout(ask, askAgain);
      } catch (error) {
        if (ended.signal.aborted) return;
        setShown((before) => ({ ...before, state: 'away', problems: [] }));
        if (error instanceof RequestError && error.isTransient) timer = setTimeout(ask, tryAgain);
      }
    };
    timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [document, value, part]);
  return shown;
}

function nextState({ page }: PreviewState, answer: PreviewResponse): PreviewState {
  if (answer.state === 'wrong') return { state: 'wrong', page, problems: answer.problems };
  if (answer.state === 'none') return { state: answer.reason, page, problems: [] };
  if (answer.state === 'preparing') return { state: 'preparing', page, problems: [] };
  return { state: 'fresh', page: { address: answer.address, madeAt: Date.now() }, problems: [] };
}

/** Renders the page of a document. @throws RequestError */
function requestPreview(body: PreviewRequest, signal: AbortSignal): Promise<PreviewResponse> {
  return request('preview', { method: 'POST', body, signal });
}
