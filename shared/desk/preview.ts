import type { ContentProblem } from './content.ts';
import type { Step } from './working-copy.ts';

export type PreviewRequest = {
  document: string;
  value?: unknown;
  part?: Step | undefined;
};

export type PreviewResponse =
  /** `address` expires after some minutes; `milliseconds` is the rendering time. */
  | { state: 'fresh'; address: string; milliseconds: number }
  /** The preview build is not ready yet; retry soon. */
  | { state: 'preparing' }
  /** Paths refer to the document in the request. */
  | { state: 'wrong'; problems: ContentProblem[] }
  /** No preview for this document or on this server. */
  | { state: 'none'; reason: 'no-page' | 'not-here' | 'failed' };

export const previewBase = '/desk/preview';

export type ContentLocation = { document: string; path: Step[] };

/** @returns for example `live-production#packages/items/1/price` */
export function formatLocation({ document, path }: ContentLocation): string {
  return `${document}#${path.map((step) => encodeURIComponent(step)).join('/')}`;
}

export function parseLocations(text: string): ContentLocation[] {
  return text.split(' ').map((location) => {
    const [document = '', path = ''] = location.split('#');
    return {
      document,
      path: path.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : decodeURIComponent(step))),
    };
  });
}
