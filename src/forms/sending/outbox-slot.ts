export const slot = 'outbox';
