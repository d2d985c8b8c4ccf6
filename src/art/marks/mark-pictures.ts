import { createElement } from 'react';
import { ClientMark, type MarkName, markNames } from './client-mark.tsx';

const colours = ['ink', 'ink-3', 'white'] as const;
export type MarkColour = (typeof colours)[number];

export type MarkPictureName = `mark-${string}-${MarkColour}`;

/** What a mark's picture is called in a colour. */
export function markPicture(name: MarkName, colour: MarkColour): MarkPictureName {
  return `mark-${name.toLowerCase().match(/\w+/g)?.join('-')}-${colour}`;
}

export const markPictures = colours.flatMap((colour) =>
  markNames.map((name) => ({
    name: markPicture(name, colour),
    drawing: createElement(ClientMark, { name, color: `var(--color-${colour})` }),
  })),
);
