const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** For a text that holds these words among others: a description made of hint and error, a name with a note. */
export const saying = (words: string): RegExp => new RegExp(literally(words));

/** For a text that begins with these words: a choice with its price behind it. */
export const beginning = (words: string): RegExp => new RegExp(`^${literally(words)}(?![\\p{L}\\d])`, 'u');

/** For a text that ends in these words: a button with the title of what it is for. */
export const ending = (words: string): RegExp => new RegExp(`${literally(words)}$`);
