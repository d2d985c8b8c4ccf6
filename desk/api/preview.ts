import type { PreviewAnswer, PreviewRequest } from '#shared/desk/preview.ts';
import { request } from './client.ts';

/** Has the page made that shows a document. @throws RequestError */
export function askPreview(body: PreviewRequest, signal: AbortSignal): Promise<PreviewAnswer> {
  return request('preview', { method: 'POST', body, signal });
}
