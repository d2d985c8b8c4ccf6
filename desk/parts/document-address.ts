import type { Path } from '#shared/desk/working-copy.ts';

/** The address of a document's form, such as `/words/live-production`. The id of a show contains a slash. */
export function hrefOfDocument(id: string): string {
  return `/words/${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** The id of the control at a path, for the hash of the address. */
export function idOf(path: Path): string {
  return path.map((step) => encodeURIComponent(step)).join('.');
}

/** The path of an id; digits are list positions. */
export function pathOfId(id: string): Path {
  return id.split('.').map((step) => {
    const plain = decodeURIComponent(step);
    return /^\d+$/.test(plain) ? Number(plain) : plain;
  });
}
