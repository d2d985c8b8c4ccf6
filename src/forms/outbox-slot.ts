/** Where rows that wait to be stored lie in the tab's session storage. */
export const slot = 'outbox';
