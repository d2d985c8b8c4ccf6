/** What a tab keeps of the form of a page: the address's query at that time, and the fields' values by name. */
export type Draft = { search: string; values: Record<string, string> };

/** Where this page's draft is kept in the session storage. */
export function draftSlot(): string {
  return `draft:${location.pathname}`;
}
