import { runAfterPaint } from '#src/components/ui/after-paint.ts';

type CategoryFilterProps = {
  label: string;
  options: readonly { value: string; label: string; count: number }[];
  value: string;
  onChange: (value: string) => void;
};

export function CategoryFilter({ label, options, value, onChange }: CategoryFilterProps) {
  return (
    <fieldset className="needs-script mt-7">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => runAfterPaint(() => onChange(option.value))}
            className="min-h-11 rounded-pill bg-white px-4 text-caption font-semibold transition-colors duration-200 hover:bg-line aria-pressed:bg-ink aria-pressed:text-white"
          >
            {option.label} <span className="figures ml-0.5 font-normal opacity-75">{option.count}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
