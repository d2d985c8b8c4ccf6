import { Icon } from './icon.tsx';

type ToggleGroupProps = {
  label: string;
  options: { value: string; label: string }[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

/** Checkboxes shown as pills. */
export function ToggleGroup({ label, options, chosen, onChange }: ToggleGroupProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: name }) => {
          const isChosen = chosen.includes(value);
          return (
            <label
              key={value}
              className={`relative inline-flex min-h-8.5 items-center gap-1.5 rounded-full border px-3 py-1 text-caption has-focus-visible:outline-3 has-focus-visible:outline-offset-2 pointer-coarse:min-h-11 ${isChosen ? 'border-ink-3 bg-ink-3 text-white forced-colors:outline-2' : 'border-field bg-white hover:bg-paper-2'}`}
            >
              <input
                type="checkbox"
                className="absolute inset-0 cursor-pointer opacity-0"
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])
                }
              />
              {isChosen && <Icon name="check" className="size-4" />}
              {name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
