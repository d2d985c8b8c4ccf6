import { useSimulatedForm } from '#src/client/use-simulated-form.ts';
import { EmailField, TextAreaField, TextField } from '#src/components/form/field.tsx';
import { FormDone } from '#src/components/form/form-done.tsx';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import { guarded } from '#src/components/ui/error-screen.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/host-training-materials.ts';
import { audit } from './audit-rules.ts';

type AuditProps = { content: HostTrainingMaterialsContent['audit']['form'] };

function Audit({ content }: AuditProps) {
  const { errors, done, busy, form } = useSimulatedForm(audit);
  const field = (name: 'name' | 'email' | 'company' | 'experience') => ({
    form: 'audit',
    name,
    label: content[name],
    error: errors[name],
  });
  return (
    <form {...form} className="needs-script">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" required />
        <EmailField {...field('email')} required />
        <div className="sm:col-span-2">
          <TextField {...field('company')} autoComplete="organization" required />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField {...field('experience')} hint={content.experienceHint} rows={3} />
        </div>
      </div>
      <SubmitButton busy={busy} busyLabel="Booking Your Audit...">
        {content.action}
      </SubmitButton>
      {done && <FormDone message={audit.success} />}
    </form>
  );
}

export const HostAudit = guarded(Audit);
