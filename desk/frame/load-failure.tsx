import { useEffect, useState } from 'react';
import { RequestError } from '#desk/api/client.ts';
import type { Failure } from '#desk/api/use-failure.ts';
import { Button } from '#desk/parts/button.tsx';

type LoadFailureProps = {
  title: string;
  children?: string;
  failure: Failure;
  level?: 1 | 2;
};

/** Seconds until the automatic retry. 0 if a retry cannot fix the error. */
function retryDelay(error: Error): number {
  if (!(error instanceof RequestError) || !error.isTransient) return 0;
  return Math.max(error.refusal.retryAfter ?? 8, 4);
}

/** Shows why a query failed. Retries automatically after a transient error. */
export function LoadFailure({
  title,
  children = 'Nothing is lost.',
  failure: { error, isTrying, retry },
  level = 2,
}: LoadFailureProps) {
  const refusal = error instanceof RequestError ? error.refusal : undefined;
  const Heading = level === 1 ? 'h1' : 'h2';
  const [left, setLeft] = useState(() => retryDelay(error));

  useEffect(() => {
    const delay = retryDelay(error);
    if (!delay || isTrying) return;
    setLeft(delay);
    const until = Date.now() + delay * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1_000);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      retry();
    }, 1_000);
    return () => clearInterval(timer);
  }, [error, isTrying, retry]);

  return (
    <section className="border-ink border-t-2 pt-3">
      <div role="alert">
        <Heading className="text-section">{title}</Heading>
        <p className="mt-2">
          {refusal?.message ?? error.message} {children}
        </p>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2.5">
        <Button size="bar" busy={isTrying} onClick={retry}>
          Try again
        </Button>
        {left > 0 && !isTrying && <span className="text-caption text-mute">Retrying in {left} s</span>}
      </div>
    </section>
  );
}
