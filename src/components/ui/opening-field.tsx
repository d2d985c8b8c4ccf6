import { findDestination, type OpeningId } from '#src/openings.ts';
import { OpeningButton, opensSoonNote, opensSoonNoteId } from './opening-button.tsx';

type OpeningFieldProps = {
  opening: OpeningId;
  id: string;
  type: 'email' | 'search';
  label: string;
  placeholder: string;
  action: string;
  /** Label of a link to the newsletter form in the footer. */
  instead?: string;
  stacked?: boolean;
};

/**
 * A field and a button that have no action yet; a click shows the button's note. With a destination, only the link is
 * rendered.
 */
export function OpeningField({
  opening,
  id,
  type,
  label,
  placeholder,
  action,
  instead,
  stacked,
}: OpeningFieldProps) {
  if (findDestination(opening)) return <OpeningButton opening={opening}>{action}</OpeningButton>;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className={`mt-2 flex gap-2 ${stacked ? 'flex-col' : 'max-sm:flex-col'}`}>
        <input
          id={id}
          type={type}
          placeholder={placeholder}
          autoComplete="off"
          data-note={opensSoonNote}
          aria-describedby={opensSoonNoteId}
          className="min-h-13 w-full min-w-0 rounded-pill border-[1.5px] border-current bg-transparent px-5 text-current placeholder:text-ink-3 [.on-ink_&]:placeholder:text-mute-ink"
        />
        <OpeningButton opening={opening}>{action}</OpeningButton>
      </div>
      {instead && (
        <a
          href="#newsletter"
          className="mt-4 inline-block rounded-sm font-semibold underline underline-offset-4"
        >
          {instead}
        </a>
      )}
    </div>
  );
}
