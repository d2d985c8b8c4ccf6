import type { Path } from '#shared/desk/working-copy.ts';

/** The URL path of a document's form, such as `/words/live-production`. The id of a show contains a slash. */
export function hrefOfDocument(id: string): string {
  return `/words/${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** The id of the control at a path, which is also the hash of its URL. */
export function controlIdOf(path: Path): string {
  return path.map((step) => encodeURIComponent(step)).join('.');
}

/** The path for a control id. Digits are list positions. */
export function pathOfControlId(id: string): Path {
  return id.split('.').map((step) => {
    const plain = decodeURIComponent(step);
    return /^\d+$/.test(plain) ? Number(plain) : plain;
  });
}
