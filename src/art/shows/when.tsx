import type { ReactNode } from 'react';

type WhenProps = {
  /** Which of a scene's states it is seen in: `peak` (the show's best minute), `second`, `flat` (the first show). */
  states: string;
  late?: boolean;
  children: ReactNode;
};

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
