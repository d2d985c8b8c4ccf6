import { honeypotName } from './honeypot-name.ts';

/** A hidden field. A submission that fills it is treated as spam. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
