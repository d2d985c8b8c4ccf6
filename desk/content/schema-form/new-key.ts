/** The key of a new list item. Existing items use their index. */
export const newKey = () => `+${crypto.randomUUID().slice(0, 8)}`;

/** The hidden id of a new list item, until the item has a name. */
export const newId = () => `new-${crypto.randomUUID().slice(0, 8)}`;

export const isNewId = (id: unknown) => typeof id === 'string' && /^new-[\da-f]{8}$/.test(id);
