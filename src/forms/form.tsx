import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { RequiredNote } from '#src/forms/fields/field.tsx';
import { HoneypotField } from '#src/forms/fields/honeypot-field.tsx';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { FormState } from './use-form.ts';

type TakeFocus = (element: HTMLElement | null) => void;

type FormProps = {
  ref?: RefObject<HTMLFormElement | null>;
  className?: string;
  label?: string;
  keepsDraft?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  fieldsClassName?: string;
  noteClassName?: string;
  children: ReactNode;
  failureId?: string;
  button?: Partial<ComponentProps<typeof SubmitButton>>;
  actions?: (button: ReactNode) => ReactNode;
} & (
  | {
      form: FormState<'store'>;
      sent: (takeFocus: TakeFocus) => ReactNode;
    }
  | { form: FormState<'later' | 'pretend'>; sent?: never }
);

const takeFocus: TakeFocus = (element) => element?.focus();

export function Form({ form, sent, children, className = 'needs-script', ...rest }: FormProps) {
  const { before, after, fieldsClassName, noteClassName, failureId, button, actions = (one) => one } = rest;
  const { kind, texts, status, failure } = form;
  const busy = status === 'submitting';
  const isSent = kind === 'store' && status === 'success';
  const formRef = useRef<HTMLFormElement>(null);
  const element = rest.ref ?? formRef;
  const wasSent = useRef(false);

  useEffect(() => {
    if (wasSent.current && !isSent) findFirstField(element.current)?.focus();
    wasSent.current = isSent;
  }, [isSent, element]);

  // Fields are locked while the form is sent, because changes would be lost. Disabling them would move the
  // focus.
  const isLocked = busy && kind !== 'later';
  useLayoutEffect(() => lockFields(element.current, isLocked), [isLocked, element]);

  if (isSent) return sent?.(takeFocus);
  return (
    <form
      ref={element}
      data-draft={rest.keepsDraft}
      noValidate
      aria-label={rest.label}
      aria-busy={busy}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className={className}
    >
      {before}
      <div className={fieldsClassName}>
        {form.isRequired && texts.requiredNote && (
          <RequiredNote texts={texts.requiredNote} className={noteClassName} />
        )}
        {children}
      </div>
      {kind !== 'pretend' && <HoneypotField />}
      {failure && (
        <FormError
          message={failure.message}
          mail={failure.isAnswer ? undefined : texts.mail}
          id={failureId}
        />
      )}
      {actions(
        <SubmitButton busy={busy} busyLabel={texts.busy} {...button}>
          {button?.children ?? texts.action}
        </SubmitButton>,
      )}
      {after}
    </form>
  );
}

function lockFields(form: HTMLFormElement | null, isInert: boolean) {
  for (const field of (form?.elements ?? []) as HTMLInputElement[]) {
    if (field.type === 'submit' || field.type === 'button') continue;
    if (/^(select|checkbox|radio|file)/.test(field.type)) {
      // A click on the label would still change an inert checkbox or radio button.
      for (const part of [field, ...(field.labels ?? [])]) part.inert = isInert;
    } else field.readOnly = isInert;
  }
}

function findFirstField(form: HTMLFormElement | null): HTMLElement | undefined {
  return (Array.from(form?.elements ?? []) as HTMLElement[]).find(({ tabIndex }) => tabIndex >= 0);
}
