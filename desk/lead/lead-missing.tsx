import { RequestError } from '#desk/api/client.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Section } from '#desk/parts/section.tsx';

type LeadMissingProps = { leadRef: string; error: Error; onRetry: () => void; onClose: () => void };

/** The lead could not be read: it is gone, or it will be asked for again. */
export function LeadMissing({ leadRef, error, onRetry, onClose }: LeadMissingProps) {
  if (error instanceof RequestError && error.status === 404) {
    return (
      <Section title="This lead is gone">
        <p>{leadRef} was erased, or it was never there. The other leads are as they were.</p>
        <Button size="bar" className="mt-2.5" onClick={onClose}>
          Back to the list
        </Button>
      </Section>
    );
  }
  return (
    <LoadFailure title="The lead did not load" error={error} onRetry={onRetry}>
      What you typed is kept.
    </LoadFailure>
  );
}
