import type { PreviewAnswer, PreviewRequest } from '#shared/desk/preview.ts';
import { request } from './client.ts';

/** Has the page made that shows a document. @throws RequestError */
export function askPreview(body: PreviewRequest, signal: AbortSignal): Promise<PreviewAnswer> {
  return request('preview', { method: 'POST', body, signal });
}

/** A page that was made, as it came; undefined where it cannot be had, or nobody waits for it any more. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
