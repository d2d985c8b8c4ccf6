/** The key of a new member of a list. */
export const newKey = () => `+${crypto.randomUUID().slice(0, 8)}`;
