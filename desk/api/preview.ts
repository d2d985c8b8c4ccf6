import type { PreviewRequest, PreviewResponse } from '#shared/desk/preview.ts';
import { request } from './client.ts';

/** Renders the page of a document. @throws RequestError */
export function requestPreview(body: PreviewRequest, signal: AbortSignal): Promise<PreviewResponse> {
  return request('preview', { method: 'POST', body, signal });
}
