/** The key of a new list item. Existing items use their index. */
export const newKey = () => `+${crypto.randomUUID().slice(0, 8)}`;
