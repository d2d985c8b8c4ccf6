const escapePattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text that contains this one, such as a description of hint and error, or a name with a note. */
export const containing = (words: string): RegExp => new RegExp(escapePattern(words));

/** Matches a text that starts with this one, such as an option followed by its price. */
export const startingWith = (words: string): RegExp =>
  new RegExp(`^${escapePattern(words)}(?![\\p{L}\\d])`, 'u');

/** Matches a text that ends with this one, such as a button with the title of its object. */
export const endingWith = (words: string): RegExp => new RegExp(`${escapePattern(words)}$`);
