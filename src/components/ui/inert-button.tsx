import type { ButtonHTMLAttributes } from 'react';
import { type ButtonStyle, button } from './button.tsx';

/** What every button says that the specification gives no behaviour; the layout holds the same for `aria-describedby`. */
export const inertNote = 'Opens soon';
export const inertNoteId = 'opens-soon';

type InertButtonProps = Pick<ButtonStyle, 'size'> &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>;

/** A button that does nothing yet and does not look as if it did; src/client/notes.tsx shows its note. */
export function InertButton({ size, className = '', children }: InertButtonProps) {
  return (
    <button
      type="button"
      data-note={inertNote}
      aria-describedby={inertNoteId}
      className={button({ variant: 'outline', size, className: `border-dashed opacity-80 ${className}` })}
    >
      {children}
    </button>
  );
}
