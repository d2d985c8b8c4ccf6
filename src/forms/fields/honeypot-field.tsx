import { honeypotName } from './honeypot-name.ts';

/** A field that no visitor sees or reaches; what is typed into it marks a submission as a program's. */
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
