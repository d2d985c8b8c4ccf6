import { type FormEvent, useState } from 'react';
import { toast } from '#src/client/toast.ts';
import { useSubmission } from '#src/client/use-submission.ts';
import { FieldError } from '#src/components/form/field.tsx';
import { typed } from '#src/components/form/field-errors.ts';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import { TrapField, trapName } from '#src/components/form/trap-field.tsx';
import { guarded } from '#src/components/ui/error-screen.tsx';
import { answers, answerTo, canSubscribe, subscriberRow } from './newsletter-rules.ts';
import { Subscribed } from './subscribed.tsx';

type NewsletterProps = {
  /** Placement of the form, stored with the address; also tells two forms of one page apart. */
  source: string;
  label: string;
  placeholder: string;
  action: string;
};

/** One field and its button, for a place on ink. */
function Form({ source, label, placeholder, action }: NewsletterProps) {
  const { status, submit } = useSubmission('newsletter_subscribers');
  const [error, setError] = useState<string>();
  const busy = status === 'submitting';
  const id = `newsletter-${source}`;

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    const email = typed(filled, 'email').trim();
    if (email === '' || busy) return;

    const refuse = (answer: typeof answers.invalid) => {
      setError(answer.description);
      toast(answer);
      (form.elements.namedItem('email') as HTMLElement).focus();
    };
    if (!canSubscribe(email)) return refuse(answers.invalid);
    setError(undefined);
    const outcome = await submit(subscriberRow(email, source), typed(filled, trapName));
    if (outcome.status === 'success') toast(answers.subscribed);
    else if (outcome.status === 'error') refuse(answerTo(outcome.error));
  };

  if (status === 'success') return <Subscribed />;
  return (
    <form noValidate aria-busy={busy} onSubmit={subscribe} className="needs-script">
      <label htmlFor={id} className="text-caption font-semibold">
        {label}
      </label>
      <div className="mt-2 flex gap-2 max-sm:flex-col">
        <input
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onInput={() => setError(undefined)}
          className="min-h-13 w-full min-w-0 rounded-full border-[1.5px] border-field bg-ink-2 px-5 text-white placeholder:text-mute-ink hover:border-white aria-invalid:border-2 aria-invalid:border-tally-hot"
        />
        <SubmitButton
          className="min-w-31"
          busy={busy}
          busyLabel={
            <>
              <span className="sr-only">{action}</span>...
            </>
          }
        >
          {action}
        </SubmitButton>
      </div>
      <TrapField />
      <FieldError id={`${id}-error`} error={error} />
    </form>
  );
}

export const Newsletter = guarded(Form);
