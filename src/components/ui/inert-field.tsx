import { InertButton, inertNote, inertNoteId } from './inert-button.tsx';

type InertFieldProps = {
  /** Distinguishes two of them on one page. */
  id: string;
  type: 'email' | 'search';
  label: string;
  placeholder: string;
  action: string;
  /** The button stands under the field at every width. */
  stacked?: boolean;
};

/** A field and its button that lead nowhere yet: both carry the honest note of `InertButton`. */
export function InertField({ id, type, label, placeholder, action, stacked }: InertFieldProps) {
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
          data-note={inertNote}
          aria-describedby={inertNoteId}
          className="min-h-13 w-full min-w-0 rounded-full border-[1.5px] border-dashed border-current bg-transparent px-5 text-current placeholder:text-ink-3 [.on-ink_&]:placeholder:text-mute-ink"
        />
        <InertButton>{action}</InertButton>
      </div>
    </div>
  );
}
