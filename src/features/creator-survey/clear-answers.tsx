import { Button } from '#src/components/ui/button.tsx';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';

type ClearAnswersProps = {
  content: Application['draft'];
  label: string;
  look: string;
  className: string;
  busy?: boolean;
  onClear: () => void;
};

/** Deletes all answers after a confirmation. */
export function ClearAnswers({ content, label, look, className, busy = false, onClear }: ClearAnswersProps) {
  return (
    <details className={className}>
      <summary className={look}>{label}</summary>
      <p className="mt-2">{content.confirm}</p>
      <Button
        variant="destructive"
        size="sm"
        className="mt-2"
        aria-disabled={busy}
        onClick={() => busy || onClear()}
      >
        {content.confirmed}
      </Button>
    </details>
  );
}
