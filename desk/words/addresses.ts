/** The address of a document's form: `/words/live-production`; a show's id has a slash of its own. */
export function hrefOfDocument(id: string): string {
  return `/words/${id.split('/').map(encodeURIComponent).join('/')}`;
}
