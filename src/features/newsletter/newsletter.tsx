import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { DoneMark } from '#src/forms/done-mark.tsx';
import { FieldError } from '#src/forms/fields/field.tsx';
import { readFieldValue } from '#src/forms/fields/field-errors.ts';
import { Form } from '#src/forms/form.tsx';
import { store } from '#src/forms/sending/store.ts';
import { useForm } from '#src/forms/use-form.ts';
import { buildSubscriberRow, createSubscriberRule, type NewsletterTexts } from './newsletter-rules.ts';

function Subscribe({ texts, source }: { texts: NewsletterTexts; source: string }) {
  const { form, field, clear } = useForm({
    fields: ['email'],
    rule: createSubscriberRule(texts),
    send: store('newsletter_subscribers', (filled) => buildSubscriberRow(filled, source)),
    texts,
  });
  const input = useRef<HTMLInputElement>(null);
  const id = `newsletter-${source}`;
  const { label, placeholder, error } = { ...field('email'), ...texts.fields.email };
  const message = error ?? form.failure?.message;

  // Disabling the button while sending would lose the focus.
  useLayoutEffect(() => {
    if (form.status === 'submitting') input.current?.focus({ preventScroll: true });
  }, [form.status]);
  // Focuses the field after a failure, when its message is rendered.
  useEffect(() => {
    if (form.status === 'error') input.current?.focus();
  }, [form.status]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Submitting an empty field does nothing.
    if (readFieldValue(new FormData(event.currentTarget), 'email').trim() === '') event.preventDefault();
    else form.onSubmit(event);
  };

  return (
    <Form
      form={{ ...form, onSubmit, onInput: clear }}
      failureId={`${id}-error`}
      fieldsClassName="contents"
      className="needs-script grid gap-2 sm:grid-cols-[1fr_auto]"
      button={{
        className: 'min-w-31',
        losesFocus: true,
        busyLabel: (
          <>
            <span className="sr-only">{texts.action}</span>
            {texts.busy}
          </>
        ),
      }}
      sent={(takeFocus) => (
        <p ref={takeFocus} tabIndex={-1} className="flex min-h-13 items-center gap-4 font-semibold">
          <DoneMark className="size-11" />
          {texts.sent}
        </p>
      )}
    >
      <div className="col-span-full">
        <label htmlFor={id} className="text-caption font-semibold">
          {label}
        </label>
      </div>
      <input
        ref={input}
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder={placeholder}
        aria-invalid={message ? true : undefined}
        aria-describedby={message && `${id}-error`}
        className="min-h-13 w-full min-w-0 rounded-pill border-[1.5px] border-field bg-ink-2 px-5 text-white placeholder:text-mute-ink hover:border-white aria-invalid:border-2 aria-invalid:border-tally-hot"
      />
      <div className="order-last col-span-full -mt-2 empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </Form>
  );
}

export const Newsletter = withErrorBoundary(Subscribe);
