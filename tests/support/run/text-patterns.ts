const escapePattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text that contains this text, such as a description that consists of hint and error. */
export const containing = (words: string): RegExp => new RegExp(escapePattern(words));

/** Matches a text that starts with this text, such as an option followed by its price. */
export const startingWith = (words: string): RegExp =>
  new RegExp(`^${escapePattern(words)}(?![\\p{L}\\d])`, 'u');

/** Matches a text that ends with this text, such as a button whose name ends with a title. */
export const endingWith = (words: string): RegExp => new RegExp(`${escapePattern(words)}$`);
