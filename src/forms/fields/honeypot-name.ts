/** Not the name of any column, but plausible to bots. */
export const honeypotName = 'fax_extension';
