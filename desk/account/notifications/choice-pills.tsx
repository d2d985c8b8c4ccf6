import { useId } from 'react';

type ChoicePillsProps<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChoose: (value: V) => void;
};

/** A row of radio buttons, shown as pills. */
export function ChoicePills<V extends string>({ label, value, options, onChoose }: ChoicePillsProps<V>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex rounded-full border border-field bg-white p-0.5"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-8 cursor-pointer items-center rounded-full px-3 text-caption whitespace-nowrap has-checked:bg-ink-3 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 pointer-coarse:min-h-11 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
