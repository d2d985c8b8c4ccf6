export const slot = 'visit';
