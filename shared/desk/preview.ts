import type { ContentProblem } from './content.ts';
import type { Step } from './working-copy.ts';

export type PreviewRequest = {
  document: string;
  /** The document as it would be published; the stored one if left out. */
  value?: unknown;
  part?: Step | undefined;
};

export type PreviewAnswer =
  /** `address` is good for some minutes; `milliseconds` are those that the page took. */
  | { state: 'fresh'; address: string; milliseconds: number }
  /** The site's code is being made ready for it: ask again soon. */
  | { state: 'preparing' }
  /** Paths refer to the document in the request. */
  | { state: 'wrong'; problems: ContentProblem[] }
  /** There is none for this document, or none on this server. */
  | { state: 'none'; reason: 'no-page' | 'not-here' | 'failed' };

export const previewBase = '/desk/preview';

export type ContentPlace = { document: string; path: Step[] };

/** @returns `live-production#packages/items/1/price` */
export function placeText({ document, path }: ContentPlace): string {
  return `${document}#${path.map((step) => encodeURIComponent(step)).join('/')}`;
}

/** The places that an element's `data-content` names. */
export function readPlaces(text: string): ContentPlace[] {
  return text.split(' ').map((place) => {
    const [document = '', path = ''] = place.split('#');
    return {
      document,
      path: path.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : decodeURIComponent(step))),
    };
  });
}
