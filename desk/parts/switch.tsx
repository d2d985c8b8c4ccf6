import { useId } from 'react';

type SwitchProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  id?: string;
};

export function Switch({ label, hint, isOn, onChange, id: given }: SwitchProps) {
  const id = useId();
  return (
    <div className={`flex justify-between gap-4 py-1 ${hint ? 'items-start' : 'items-center'}`}>
      <span className="min-w-0">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-caption text-mute">
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        {...(given && { id: given })}
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        onClick={() => onChange(!isOn)}
        className="flex min-h-8.5 shrink-0 items-center gap-2 rounded-full pl-1 pointer-coarse:min-h-11"
      >
        <span aria-hidden="true" className="text-caption text-mute">
          {isOn ? 'On' : 'Off'}
        </span>
        <span
          aria-hidden="true"
          className={`flex h-6.5 w-11 items-center rounded-full border-[1.5px] px-0.5 transition-colors duration-150 ${isOn ? 'border-ink bg-ink forced-colors:bg-[Highlight]' : 'border-field bg-white'}`}
        >
          <span
            className={`size-4.5 rounded-full transition-transform duration-150 forced-colors:bg-[ButtonText] ${isOn ? 'translate-x-4.5 bg-white' : 'bg-field'}`}
          />
        </span>
      </button>
    </div>
  );
}
