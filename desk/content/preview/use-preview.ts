import { useEffect, useState } from 'react';
import { RequestError, request } from '#desk/api/client.ts';
import type { ContentProblem } from '#shared/desk/content.ts';
import type { PreviewRequest, PreviewResponse } from '#shared/desk/preview.ts';
import type { Step } from '#shared/desk/working-copy.ts';

/** Delays in milliseconds: debounce, poll while preparing, retry after a failure. */
const debounceDelay = 120;
const pollDelay = 700;
const retryDelay = 5_000;

export type PreviewState = {
  state: 'preparing' | 'fresh' | 'wrong' | 'no-page' | 'not-here' | 'failed' | 'away';
  page: { address: string; madeAt: number } | null;
  problems: ContentProblem[];
};

const initialState: PreviewState = { state: 'preparing', page: null, problems: [] };

/**
 * The preview of a document, rebuilt shortly after each change.
 * @param value the whole document with its changes; must be memoized
 */
export function usePreview(document: string, value: unknown, part: Step | undefined): PreviewState {
  const [shown, setShown] = useState(initialState);
  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const loadPreview = async () => {
      try {
        const answer = await requestPreview({ document, value, part }, ended.signal);
        if (ended.signal.aborted) return;
        setShown((before) => nextState(before, answer));
        if (answer.state === 'preparing') timer = setTimeout(loadPreview, pollDelay);
      } catch (error) {
        if (ended.signal.aborted) return;
        setShown((before) => ({ ...before, state: 'away', problems: [] }));
        if (error instanceof RequestError && error.isTransient) timer = setTimeout(loadPreview, retryDelay);
      }
    };
    timer = setTimeout(loadPreview, debounceDelay);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [document, value, part]);
  return shown;
}

function nextState({ page }: PreviewState, response: PreviewResponse): PreviewState {
  if (response.state === 'wrong') return { state: 'wrong', page, problems: response.problems };
  if (response.state === 'none') return { state: response.reason, page, problems: [] };
  if (response.state === 'preparing') return { state: 'preparing', page, problems: [] };
  return { state: 'fresh', page: { address: response.address, madeAt: Date.now() }, problems: [] };
}

/** Renders the page of a document. @throws RequestError */
function requestPreview(body: PreviewRequest, signal: AbortSignal): Promise<PreviewResponse> {
  return request('preview', { method: 'POST', body, signal });
}
