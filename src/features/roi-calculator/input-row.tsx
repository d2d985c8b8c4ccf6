import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { FormsContent } from '#src/content/schemas/forms.ts';
import { FieldError } from '#src/forms/fields/field.tsx';
import { NumberChoice, NumberReading } from '#src/forms/fields/number-note.tsx';
import { writeNumber } from '#src/forms/fields/read-number.ts';
import type { RoiField } from './roi-fields.ts';
import { findNumberError, findNumberHint, parseInput } from './roi-rules.ts';

type RoiTexts = FormsContent['roi-calculator'];
type InputRowProps = RoiField & { texts: RoiTexts['inputs'][RoiField['name']]; odd: RoiTexts['odd'] };

function Row({ name, number, most, step, start = '', texts, odd: oddTexts }: InputRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  // Notes appear when the field loses focus and disappear as soon as the value is valid.
  const [isBlurred, setLeft] = useState(false);
  const { unit } = number;
  const id = `roi-${name}`;
  const odd = findNumberError(text, number, oddTexts) ?? findNumberHint(text, number, oddTexts);
  const showsNote = isBlurred && odd !== undefined;

  const handleText = (typed: string) => {
    if (range.current) range.current.value = `${parseInput(typed, number)}`;
    setText(typed);
  };
  const writeText = (value: string) => {
    if (!input.current) return;
    input.current.value = value;
    setText(value);
  };

  // The visitor may have changed or blurred one of the two controls before hydration, or the browser may have restored
  // its value. A click before hydration is replayed right after this effect.
  useLayoutEffect(() => {
    if (!input.current || !range.current) return;
    if (isTouched(range.current) && !isTouched(input.current))
      input.current.value = writeNumber(range.current.valueAsNumber, number);
    else range.current.value = `${parseInput(input.current.value, number)}`;
    setText(input.current.value);
    setLeft(input.current !== document.activeElement);
  }, [number]);

  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-x-5 gap-y-2 sm:grid-cols-[1fr_9rem]">
      <div>
        <label htmlFor={id} className="font-semibold">
          {texts.label}
        </label>
        <p id={`${id}-hint`} className="text-caption text-mute print:hidden">
          {texts.hint}
        </p>
      </div>
      <div className="relative">
        <span id={`${id}-read`} className="absolute right-1 bottom-full text-note print:hidden">
          <NumberReading text={text} field={number} />
        </span>
        {unit && (
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute inset-y-0 grid items-center font-semibold text-mute ${unit === '$' ? 'left-4' : 'right-4'}`}
          >
            {unit}
          </span>
        )}
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={start}
          aria-describedby={`${id}-hint ${id}-read ${showsNote ? `${id}-odd` : ''}`.trim()}
          onInput={({ currentTarget: { value } }) => {
            handleText(value);
            if (!findNumberError(value, number, oddTexts) && !findNumberHint(value, number, oddTexts))
              setLeft(false);
          }}
          onBlur={() => setLeft(true)}
          className={`figures min-h-13 w-full rounded-control border-[1.5px] border-field bg-white font-semibold hover:border-ink focus-visible:outline-offset-0 ${unit === '$' ? 'pl-8' : 'pl-4'} ${unit === '%' ? 'pr-9' : 'pr-4'}`}
        />
      </div>
      <input
        ref={range}
        type="range"
        aria-label={texts.slider}
        max={most}
        step={step}
        defaultValue={start || 0}
        onInput={({ currentTarget }) => writeText(writeNumber(currentTarget.valueAsNumber, number))}
        className="slider col-span-2 print:hidden"
      />
      {showsNote && (
        <div className="col-span-2 -mt-2 flex flex-wrap items-center gap-x-4 text-caption print:hidden">
          <UnusualNumberNote id={`${id}-odd`} text={text} number={number} texts={oddTexts} />
          <NumberChoice
            text={text}
            field={number}
            onChoose={(chosen) => {
              writeText(chosen);
              input.current?.dispatchEvent(new Event('input', { bubbles: true }));
              input.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}

type UnusualNumberNoteProps = { id: string; text: string; texts: RoiTexts['odd'] } & Pick<RoiField, 'number'>;

function UnusualNumberNote({ id, text, number, texts }: UnusualNumberNoteProps) {
  const error = findNumberError(text, number, texts);
  if (error) return <FieldError id={id} error={error} />;
  return (
    <p id={id} className="mt-2 text-ink-3">
      {findNumberHint(text, number, texts)}
    </p>
  );
}

function isTouched({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue;
}

export const InputRow = memo(Row);
