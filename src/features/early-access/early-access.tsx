import { useRef, useState } from 'react';
import { toast } from '#src/client/toast.ts';
import { useSubmission } from '#src/client/use-submission.ts';
import { DoneMark } from '#src/components/form/done-mark.tsx';
import { typed } from '#src/components/form/field-errors.ts';
import { trapName } from '#src/components/form/trap-field.tsx';
import { WithoutScript } from '#src/components/form/without-script.tsx';
import { Button, type ButtonStyle } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { guarded } from '#src/components/ui/error-screen.tsx';
import { EarlyAccessForm } from './early-access-form.tsx';
import { earlyAccessRow, type Feature, failure } from './early-access-rules.ts';

type EarlyAccessProps = ButtonStyle & {
  /** What the button says that opens the dialog. */
  label: string;
  /** Chosen in the form from the start. */
  feature: Feature;
  className?: string;
};

/** The early-access list: a button and the dialog behind it, which keeps what was typed until it is sent. */
function EarlyAccessDialog({ label, feature, className = '', ...style }: EarlyAccessProps) {
  const { status, submit, reset } = useSubmission('early_access_signups');
  const [open, setOpen] = useState(false);
  const [filled, setFilled] = useState(() => preset(feature));
  const form = useRef<HTMLFormElement>(null);
  const joined = status === 'success';

  // What was sent is let go at the next opening, not while its thanks fade out.
  const change = (next: boolean) => {
    if (form.current) setFilled(new FormData(form.current));
    if (next && joined) {
      reset();
      setFilled(preset(feature));
    }
    setOpen(next);
  };

  const send = async (sent: FormData) => {
    setFilled(sent);
    const outcome = await submit(earlyAccessRow(sent), typed(sent, trapName));
    if (outcome.status === 'error') toast(failure);
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={change}
        ownClose={joined}
        title={joined ? <Joined /> : 'Get early access'}
        lead={
          joined
            ? `You are on the early-access list for ${typed(filled, 'interested_feature')}. We write to ${typed(filled, 'email')} before it opens to everyone.`
            : 'Tell us where to reach you. You hear from us before it opens to everyone.'
        }
        trigger={
          <Button {...style} className={`needs-script ${className}`}>
            {label}
          </Button>
        }
      >
        {joined ? (
          <Button onClick={() => change(false)} autoFocus className="mt-8 max-sm:w-full">
            Close
          </Button>
        ) : (
          <EarlyAccessForm
            ref={form}
            filled={filled}
            status={status}
            onSend={send}
            onCancel={() => change(false)}
          />
        )}
      </Dialog>
      <WithoutScript>
        The early-access form needs JavaScript. Write to us and we put you on the list:
      </WithoutScript>
    </>
  );
}

function Joined() {
  return (
    <>
      <DoneMark className="mb-5 size-14" />
      You're In!
    </>
  );
}

function preset(feature: Feature): FormData {
  const filled = new FormData();
  filled.set('interested_feature', feature);
  return filled;
}

export const EarlyAccess = guarded(EarlyAccessDialog);
