import { useContext } from 'react';
import { isNotFound } from '#desk/api/client.ts';
import type { Failure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Button } from '#desk/parts/button.tsx';
import { HeadingLevel, NameHeading } from './heading-level.tsx';

type LeadMissingProps = { leadRef: string; failure: Failure; onClose: () => void };

export function LeadMissing({ leadRef, failure, onClose }: LeadMissingProps) {
  const level = useContext(HeadingLevel);
  const { error } = failure;
  if (isNotFound(error)) {
    return (
      <section className="border-ink border-t-2 pt-3">
        <NameHeading className="mb-2 text-section">This lead was deleted</NameHeading>
        <p>{leadRef} was deleted, or the address is wrong. Other leads are unchanged.</p>
        <Button size="bar" className="mt-2.5" onClick={onClose}>
          Back to the list
        </Button>
      </section>
    );
  }
  return (
    <LoadFailure level={level} title="The lead did not load" failure={failure}>
      What you typed is kept.
    </LoadFailure>
  );
}
