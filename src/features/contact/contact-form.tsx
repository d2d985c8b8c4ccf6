import type { FormEvent } from 'react';
import { toast } from '#src/client/toast.ts';
import { useSubmission } from '#src/client/use-submission.ts';
import { typed } from '#src/components/form/field-errors.ts';
import { FormError, MailInstead } from '#src/components/form/form-error.tsx';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import { TrapField, trapName } from '#src/components/form/trap-field.tsx';
import { useFieldErrors } from '#src/components/form/use-field-errors.ts';
import { guarded } from '#src/components/ui/error-screen.tsx';
import { ContactFields } from './contact-fields.tsx';
import { contactFieldError, contactFields, contactRow } from './contact-rules.ts';
import { ContactSent } from './contact-sent.tsx';

const failed = 'There was a problem sending your message. Please try again.';

function Form() {
  const { status, submit, reset } = useSubmission('contact_submissions');
  const { errors, check, recheck } = useFieldErrors(contactFields, contactFieldError);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!check(form)) return;

    const filled = new FormData(form);
    const outcome = await submit(contactRow(filled), typed(filled, trapName));
    if (outcome.status === 'success') {
      toast({
        title: 'Message Sent!',
        description: "Thank you for contacting us. We'll get back to you within 24 hours.",
      });
    } else if (outcome.status === 'error') {
      toast({ title: 'Error', description: failed, destructive: true });
    }
  };

  if (status === 'success') return <ContactSent onAgain={reset} />;
  return (
    <form
      noValidate
      aria-busy={status === 'submitting'}
      onSubmit={send}
      onInput={recheck}
      className="needs-script"
    >
      <ContactFields errors={errors} />
      <TrapField />
      {status === 'error' && (
        <FormError>
          {failed} <MailInstead />
        </FormError>
      )}
      <SubmitButton busy={status === 'submitting'} busyLabel="Sending...">
        Send Message
      </SubmitButton>
    </form>
  );
}

export const ContactForm = guarded(Form);
