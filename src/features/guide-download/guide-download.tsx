import { useSimulatedForm } from '#src/client/use-simulated-form.ts';
import { EmailField, TextField } from '#src/components/form/field.tsx';
import { FormDone } from '#src/components/form/form-done.tsx';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import { guarded } from '#src/components/ui/error-screen.tsx';
import type { StrategyGuideContent } from '#src/content/schemas/strategy-guide.ts';
import { guide } from './guide-rules.ts';

type GuideProps = { content: StrategyGuideContent['guide']['form'] };

function Guide({ content }: GuideProps) {
  const { errors, done, busy, form } = useSimulatedForm(guide);
  const field = (name: 'name' | 'email' | 'company') => ({
    form: 'guide',
    name,
    label: content[name],
    error: errors[name],
  });
  return (
    <form {...form} className="needs-script grid gap-6">
      <TextField {...field('name')} autoComplete="name" required />
      <EmailField {...field('email')} required />
      <TextField {...field('company')} autoComplete="organization" />
      <SubmitButton busy={busy} busyLabel="Preparing Download..." className="mt-2 w-full">
        {content.action}
      </SubmitButton>
      {done && <FormDone message={guide.success} />}
    </form>
  );
}

export const GuideDownload = guarded(Guide);
