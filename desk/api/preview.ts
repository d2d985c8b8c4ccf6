import type { PreviewAnswer, PreviewRequest } from '#shared/desk/preview.ts';
import { request } from './client.ts';

/** Renders the page of a document. @throws RequestError */
export function requestPreview(body: PreviewRequest, signal: AbortSignal): Promise<PreviewAnswer> {
  return request('preview', { method: 'POST', body, signal });
}
