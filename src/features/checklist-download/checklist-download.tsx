import { useSimulatedForm } from '#src/client/use-simulated-form.ts';
import { EmailField } from '#src/components/form/field.tsx';
import { FormDone } from '#src/components/form/form-done.tsx';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import { guarded } from '#src/components/ui/error-screen.tsx';
import type { BestPracticesContent } from '#src/content/schemas/best-practices.ts';
import { checklist } from './checklist-rules.ts';

type ChecklistProps = { content: BestPracticesContent['checklist']['form'] };

function Checklist({ content }: ChecklistProps) {
  const { errors, done, busy, form } = useSimulatedForm(checklist);
  return (
    <form {...form} className="needs-script">
      <EmailField form="checklist" name="email" label={content.email} error={errors.email} required />
      <SubmitButton busy={busy} busyLabel="Sending..." className="mt-4 w-full">
        {content.action}
      </SubmitButton>
      {done ? (
        <FormDone message={checklist.success} />
      ) : (
        <p className="mt-4 text-caption text-mute">{content.note}</p>
      )}
    </form>
  );
}

export const ChecklistDownload = guarded(Checklist);
