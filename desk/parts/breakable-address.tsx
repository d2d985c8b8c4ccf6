import { Fragment } from 'react';
import { breakableParts } from './text/breakable-parts.ts';

/** Lets an email address wrap after "@" and before dots instead of within a word. */
export function BreakableAddress({ text }: { text: string }) {
  return breakableParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
