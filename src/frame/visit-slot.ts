/** Where the first page of the visit is noted in the tab's session storage. */
export const slot = 'visit';
