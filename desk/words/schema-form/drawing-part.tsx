import { type ReactNode, Suspense } from 'react';
import { idOf } from '#desk/parts/document-address.ts';
import { lazyPart } from '#desk/parts/lazy-part.tsx';
import type { Path } from '#shared/desk/working-copy.ts';
import type { Field } from './field.ts';
import { FixedMark } from './fixed-mark.tsx';
import { usePlace } from './form-context.tsx';

type Draw = (name: string) => ReactNode;
type DrawingsProps = { children: (draw?: Draw) => ReactNode };
const Drawings = lazyPart<DrawingsProps>(
  async () => {
    const { Drawing } = await import('./drawings.tsx');
    return ({ children }) => children((file) => <Drawing file={file} />);
  },
  (notice, { children }) => (
    <>
      {children()}
      <div className="mt-1.5">{notice}</div>
    </>
  ),
);

type Props = { path: Path; field: Extract<Field, { kind: 'choice' }> };

export function DrawingPart({ path, field: { label, options, ...field } }: Props) {
  const { form, value, isChanged, error } = usePlace(path);
  const isGuarded = form.isGuarded(path, { label, ...field, options });
  const id = idOf(path);
  const focusable = options.some((option) => option.value === value) ? value : options[0]?.value;
  const choices = (draw?: Draw) => (
    <div
      className={`grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-1.5 ${isChanged ? '-ml-3 pl-3 shadow-[inset_4px_0_0_var(--color-key-deep)]' : ''}`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative rounded-control border border-line-2 bg-white p-1 hover:bg-paper has-checked:border-ink has-checked:shadow-[inset_0_0_0_2px_var(--color-ink)] has-disabled:bg-disabled has-focus-visible:outline-3 has-focus-visible:outline-ink forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]"
        >
          <input
            type="radio"
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            {...(option.value === focusable && { id })}
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={isGuarded}
            onFocus={() => form.onFocus?.(path)}
            onChange={() => form.set(path, option.value)}
          />
          <span className="block aspect-[4/3] overflow-hidden rounded-row bg-paper-2">
            {draw?.(option.value)}
          </span>
          <span className="block truncate px-0.5 pt-0.5 text-center text-caption">{option.label}</span>
        </label>
      ))}
    </div>
  );
  return (
    <fieldset className="min-w-0" {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-semibold">
        {label}
        {isGuarded && <FixedMark path={path} label={label} />}
      </legend>
      <Suspense fallback={choices()}>
        <Drawings>{choices}</Drawings>
      </Suspense>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">
          {error}
        </p>
      )}
    </fieldset>
  );
}
