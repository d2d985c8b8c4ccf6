import { memo, useLayoutEffect, useRef, useState } from 'react';
import { FieldError } from '#src/components/form/field.tsx';
import type { RoiField } from './roi-fields.ts';
import { isNumber, numberTyped } from './roi-formula.ts';

/** A number and its slider, which follow each other; both keep their own values, so typing renders nothing anew. */
function Row({ name, label, hint, unit, slider, most, step, start = '' }: RoiField) {
  const number = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [odd, setOdd] = useState(false);
  const id = `roi-${name}`;

  // Either may have been moved or left before React arrived, or put back by the browser. A press that came before
  // React as well is answered right after this.
  useLayoutEffect(() => {
    if (!number.current || !range.current) return;
    if (touched(range.current) && !touched(number.current)) setNumber(number.current, range.current);
    else setSlider(range.current, number.current);
    if (number.current !== document.activeElement) setOdd(isOdd(number.current));
  }, []);

  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-x-5 gap-y-2 sm:grid-cols-[1fr_9rem]">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-caption text-mute print:hidden">
          {hint}
        </p>
      </div>
      <div className="relative">
        {unit && (
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute inset-y-0 grid items-center font-semibold text-mute ${unit === '$' ? 'left-4' : 'right-4'}`}
          >
            {unit}
          </span>
        )}
        <input
          ref={number}
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={start}
          aria-describedby={odd ? `${id}-hint ${id}-odd` : `${id}-hint`}
          onInput={({ currentTarget }) => {
            if (range.current) setSlider(range.current, currentTarget);
            if (odd) setOdd(isOdd(currentTarget));
          }}
          onBlur={({ currentTarget }) => setOdd(isOdd(currentTarget))}
          className={`figures min-h-13 w-full rounded-control border-[1.5px] border-field bg-white font-semibold hover:border-ink focus-visible:outline-offset-0 ${unit === '$' ? 'pl-8' : 'pl-4'} ${unit === '%' ? 'pr-9' : 'pr-4'}`}
        />
      </div>
      <input
        ref={range}
        type="range"
        aria-label={slider}
        max={most}
        step={step}
        defaultValue={start || 0}
        onInput={({ currentTarget }) => {
          if (number.current) setNumber(number.current, currentTarget);
          setOdd(false);
        }}
        className="slider col-span-2 print:hidden"
      />
      {odd && (
        <div className="col-span-2 -mt-2">
          <FieldError id={`${id}-odd`} error="Not a number, so it counts as 0" />
        </div>
      )}
    </div>
  );
}

function isOdd({ value }: HTMLInputElement): boolean {
  return value.trim() !== '' && !isNumber(value);
}

function touched({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue;
}

function setSlider(range: HTMLInputElement, number: HTMLInputElement) {
  range.value = `${numberTyped(number.value)}`;
}

function setNumber(number: HTMLInputElement, range: HTMLInputElement) {
  number.value = range.valueAsNumber.toLocaleString('en-US');
}

export const InputRow = memo(Row);
