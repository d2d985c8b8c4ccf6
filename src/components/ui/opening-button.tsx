import type { ButtonHTMLAttributes } from 'react';
import { findDestination, type OpeningId } from '#src/openings.ts';
import { ButtonLink, type ButtonStyle, button, ExternalButtonLink } from './button.tsx';

export const opensSoonNote = 'Opens soon';
export const opensSoonNoteId = 'opens-soon';

type OpeningButtonProps = Pick<ButtonStyle, 'size'> &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    opening: OpeningId;
    note?: { id: string; text: string } | undefined;
    about?: string;
  };

export function OpeningButton({ opening, size, className = '', children, note, about }: OpeningButtonProps) {
  const destination = findDestination(opening);
  if (destination) {
    const Link = destination.startsWith('https:') ? ExternalButtonLink : ButtonLink;
    return (
      <Link href={destination} variant="outline" size={size} className={className}>
        {children}
        {about && <span className="sr-only">{about}</span>}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        data-opening={opening}
        data-note={note?.text ?? opensSoonNote}
        aria-describedby={note?.id ?? opensSoonNoteId}
        aria-label={about && `${children} ${about}`}
        className={button({ variant: 'outline', size, className })}
      >
        <span>{children}</span>
      </button>
      {note && (
        <span id={note.id} hidden>
          {note.text}
        </span>
      )}
    </>
  );
}
