import { type KeyboardEvent, useState } from 'react';
import { phoneScreen, useMedia } from '#desk/frame/use-media.ts';
import { controlIdOf } from '#desk/parts/document-url.ts';
import { TextArea, TextField } from '#desk/parts/field.tsx';
import type { Path } from '#shared/desk/working-copy.ts';
import type { Field, TextShape } from './field.ts';
import { FixedMark } from './fixed-mark.tsx';
import { useFieldState } from './form-context.tsx';
import { Counter, LimitBar } from './marks.tsx';
import { fillUrlName } from './url-name.ts';

type TextInputProps = { path: Path; field: Field & TextShape; hiddenLabel?: boolean };

const maxInputLength = 38;
const maxListInputLength = 18;

/** A text field with one or more lines, and a counter if there is a limit. */
export function TextInput({ path, field, hiddenLabel }: TextInputProps) {
  const { form, value, isChanged, error } = useFieldState(path);
  const text = typeof value === 'string' ? value : value === undefined ? '' : String(value);
  const isNarrow = useMedia(phoneScreen) && hiddenLabel;
  // Decided once, because switching between input and textarea would lose the focus while typing.
  const [hasLines] = useState(
    field.isLong || text.length > (isNarrow ? maxListInputLength : maxInputLength) || text.includes('\n'),
  );
  const { max, urlNameKey } = field;
  const isGuarded = form.isGuarded(path, field);
  const setText = (next: string) => form.set(path, next === '' && field.optional ? undefined : next);
  const shared = {
    id: controlIdOf(path),
    label: field.label,
    value: text,
    error,
    isChanged,
    autoComplete: 'off',
    readOnly: isGuarded,
    ...(hiddenLabel && { hiddenLabel }),
    ...(field.help && { hint: field.help }),
    ...(max !== undefined && { aside: <Counter length={text.trim().length} max={max} /> }),
    ...(isGuarded && { aside: <FixedMark path={path} label={field.label} /> }),
    ...(field.optional && { placeholder: 'Left out' }),
    onFocus: () => form.onFocus?.(path),
    onBlur: () => urlNameKey !== undefined && fillUrlName(form, path, urlNameKey),
    onPaste: () => isGuarded && form.ask(path),
  };
  function confirmBeforeTyping(event: KeyboardEvent) {
    if (!isTypingKey(event)) return;
    event.preventDefault();
    form.ask(path);
  }
  return (
    <div>
      {hasLines ? (
        <TextArea
          {...shared}
          rows={field.isLong ? 2 : 1}
          onKeyDown={(event) => {
            if (isGuarded) confirmBeforeTyping(event);
            else if (!field.isLong) blockLineBreak(event);
          }}
          onChange={(event) => setText(event.target.value)}
        />
      ) : (
        <TextField
          {...shared}
          onKeyDown={(event) => isGuarded && confirmBeforeTyping(event)}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {max !== undefined && !isGuarded && <LimitBar length={text.trim().length} max={max} />}
    </div>
  );
}

function isTypingKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    !ctrlKey && !metaKey && !altKey && (key.length === 1 || ['Backspace', 'Delete', 'Enter'].includes(key))
  );
}

function blockLineBreak(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
