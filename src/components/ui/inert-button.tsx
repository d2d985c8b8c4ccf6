import type { ButtonHTMLAttributes } from 'react';
import { type ButtonStyle, button } from './button.tsx';

/** What every button says that the specification gives no behaviour; the layout holds the same for `aria-describedby`. */
export const inertNote = 'Opens soon';
export const inertNoteId = 'opens-soon';

type InertButtonProps = Pick<ButtonStyle, 'size'> &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    /** Said instead, where something beside it does already what it will do; the id is the page's own. */
    note?: { id: string; text: string } | undefined;
  };

/** A button that does nothing yet and does not look as if it did; src/frame/tooltip.tsx shows its note. */
export function InertButton({ size, className = '', children, note }: InertButtonProps) {
  return (
    <>
      <button
        type="button"
        data-note={note?.text ?? inertNote}
        aria-describedby={note?.id ?? inertNoteId}
        className={button({ variant: 'outline', size, className: `border-dashed opacity-80 ${className}` })}
      >
        {children}
      </button>
      {note && (
        <span id={note.id} hidden>
          {note.text}
        </span>
      )}
    </>
  );
}
