/** The control's name: no column bears it, and a program that fills every field fills it too. */
export const honeypotName = 'fax_extension';
