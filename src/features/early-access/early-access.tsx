import { useRef, useState } from 'react';
import { Button, type ButtonStyle } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { Feature } from '#src/content/schemas/form-choices.ts';
import type { FormsContent, StoredFormTexts } from '#src/content/schemas/forms.ts';
import { DoneMark } from '#src/forms/done-mark.tsx';
import { createStoredRule, readFieldValue } from '#src/forms/fields/field-errors.ts';
import { fillPlaceholder } from '#src/forms/form-texts.ts';
import { store } from '#src/forms/sending/store.ts';
import { createSubmission, type Submission } from '#src/forms/sending/submission.ts';
import { useForm } from '#src/forms/use-form.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';
import { EarlyAccessForm } from './early-access-form.tsx';
import { buildEarlyAccessRow, earlyAccessFields } from './early-access-rules.ts';

export type EarlyAccessTexts = FormsContent['early-access'] & StoredFormTexts;

type EarlyAccessProps = ButtonStyle & {
  texts: EarlyAccessTexts;
  label: string;
  feature: Feature;
  className?: string;
};

function EarlyAccessDialog({ texts, label, feature, className = '', ...style }: EarlyAccessProps) {
  const attempt = getFeatureForm(feature);
  const { form, field, clear, reset } = useForm({
    fields: earlyAccessFields,
    rule: createStoredRule(texts),
    send: signup,
    texts,
    submission: attempt.submission,
    onSend: (_row, filled) => {
      attempt.filled = filled;
    },
  });
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const joined = form.status === 'success';
  const busy = form.status === 'submitting';
  const { filled } = attempt;

  // Stays open while sending, to show the result. A sent form is reset on the next opening, not while the
  // dialog fades out.
  const handleOpenChange = (next: boolean) => {
    if (!next && busy) return;
    if (element.current) attempt.filled = new FormData(element.current);
    if (next && joined) {
      attempt.filled = createInitialValues(feature);
      reset();
    }
    if (next) clear();
    setOpen(next);
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={handleOpenChange}
        ownClose={joined}
        locked={busy}
        title={joined ? <JoinedNotice title={texts.sent.title} /> : texts.title}
        lead={joined ? formatJoinedText(texts.sent.lead, filled) : texts.lead}
        trigger={
          <Button {...style} className={`needs-script ${className}`}>
            {label}
          </Button>
        }
      >
        <EarlyAccessForm
          ref={element}
          {...{ form, field, texts, filled }}
          onClose={() => handleOpenChange(false)}
        />
      </Dialog>
      <WithoutScript>{texts.withoutScript}</WithoutScript>
    </>
  );
}

function formatJoinedText(texts: string, filled: FormData): string {
  const withFeature = fillPlaceholder(texts, 'feature', readFieldValue(filled, 'interested_feature'));
  return fillPlaceholder(withFeature, 'email', readFieldValue(filled, 'email'));
}

function JoinedNotice({ title }: { title: string }) {
  return (
    <>
      <DoneMark className="mb-5 size-14" />
      {title}
    </>
  );
}

export const EarlyAccess = withErrorBoundary(EarlyAccessDialog);

type FeatureForm = {
  filled: FormData;
  submission: Submission;
};

const signup = store('early_access_signups', buildEarlyAccessRow);

const formsByFeature = new Map<Feature, FeatureForm>();

/** The page's form state for a feature, shared by all buttons that open it. */
function getFeatureForm(feature: Feature): FeatureForm {
  const attempt = formsByFeature.get(feature) ?? {
    filled: createInitialValues(feature),
    submission: createSubmission(signup),
  };
  formsByFeature.set(feature, attempt);
  return attempt;
}

/** Initial values of the form for a feature. */
function createInitialValues(feature: Feature): FormData {
  const filled = new FormData();
  filled.set('interested_feature', feature);
  return filled;
}
