import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type FieldProps = {
  label: ReactNode;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hiddenLabel?: boolean;
  isChanged?: boolean;
  className?: string;
};

type UnitProp = {
  /** Shown inside the field, after its value. Name the unit in the label too. */ unit?: string | undefined;
};
type TallProp = {
  /** Whether the field is 48 px high instead of 40 px, for pages that consist of a single form. */ tall?: boolean;
};

const controlClass =
  'w-full min-w-0 rounded-control border bg-white text-ink placeholder:text-mute focus-visible:border-ink disabled:bg-disabled disabled:text-mute pointer-coarse:min-h-11 pointer-coarse:text-letter';

function fieldClasses({ error, isChanged }: FieldProps): string {
  const edge = error ? 'border-2 border-ink' : 'border-field';
  return `${controlClass} ${edge} ${isChanged ? 'shadow-[inset_4px_0_0_var(--color-key-deep)]' : ''}`;
}

type FieldFrameProps = FieldProps & { id: string; children: ReactNode };

function FieldFrame({
  id,
  label,
  aside,
  hint,
  error,
  hiddenLabel,
  className = '',
  children,
}: FieldFrameProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <div className={hiddenLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {!hiddenLabel && aside}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-caption text-mute">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex gap-2 rounded-row bg-amber-wash px-2.5 py-1.5 wrap-anywhere forced-colors:border"
        >
          <Icon name="alert" className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </div>
  );
}

function createAriaProps(id: string, { hint, error }: FieldProps, also?: string) {
  const ids = [also, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(error ? { 'aria-invalid': true } : {}) };
}

function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, aside, hint, error, hiddenLabel, isChanged, className, ...native } = props;
  const frame: FieldProps = {
    label,
    aside,
    hint,
    error,
    ...(hiddenLabel && { hiddenLabel }),
    ...(isChanged && { isChanged }),
    ...(className && { className }),
  };
  return { frame, native };
}

export function TextField({
  tall,
  unit,
  ...props
}: FieldProps & TallProp & UnitProp & Omit<ComponentProps<'input'>, 'className'>) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const { frame, native } = splitFieldProps(props);
  const height = tall ? 'min-h-12 text-letter' : 'min-h-10';
  const dots =
    native.type === 'password' && native.value ? 'text-[1.5rem]! leading-none tracking-[0.08em]' : '';
  return (
    <FieldFrame id={id} {...frame}>
      <div className="relative">
        <input
          type="text"
          {...native}
          id={id}
          className={`${fieldClasses(frame)} ${height} ${dots} px-3 py-1.5 ${unit ? 'pr-16' : ''}`}
          {...createAriaProps(id, frame, native['aria-describedby'])}
        />
        {unit && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-mute"
          >
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

/** A text area that grows with its text. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, 'className'>) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const { frame, native } = splitFieldProps(props);
  return (
    <FieldFrame id={id} {...frame}>
      <textarea
        rows={3}
        {...native}
        id={id}
        className={`${fieldClasses(frame)} field-sizing-content block max-h-[60dvh] resize-none px-3 py-2`}
        {...createAriaProps(id, frame, native['aria-describedby'])}
      />
    </FieldFrame>
  );
}

export function SelectField(props: FieldProps & Omit<ComponentProps<'select'>, 'className'>) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const { frame, native } = splitFieldProps(props);
  return (
    <FieldFrame id={id} {...frame}>
      <div className="relative">
        <select
          {...native}
          id={id}
          className={`${fieldClasses(frame)} min-h-10 appearance-none py-1.5 pr-9 pl-3`}
          {...createAriaProps(id, frame, native['aria-describedby'])}
        />
        <Icon name="down" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
      </div>
    </FieldFrame>
  );
}
