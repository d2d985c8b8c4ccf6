import type { ReactNode } from 'react';

type WhenProps = {
  /** Which of a scene's states it is seen in: `peak` (the show's best minute), `second`, `flat` (the first show). */
  states: string;
  /** Comes a moment after the rest, as a lamp that is switched on in the dark. */
  late?: boolean;
  children: ReactNode;
};

/** What a scene shows in some of its states; by itself a scene stands at its peak (src/styles/show-player.css). */
export function When({ states, late, children }: WhenProps) {
  return (
    <g
      data-when={states}
      {...(late && { 'data-late': '' })}
      {...(!states.includes('peak') && { opacity: 0 })}
    >
      {children}
    </g>
  );
}
