/** `/words/live-production`. The id of a show contains a slash, which stays unescaped. */
export function hrefOfDocument(id: string): string {
  return `/words/${id.split('/').map(encodeURIComponent).join('/')}`;
}
