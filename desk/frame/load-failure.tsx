import { useEffect, useState } from 'react';
import { RequestError } from '#desk/api/client.ts';
import { Button } from '#desk/parts/button.tsx';

type LoadFailureProps = {
  /** "The list did not load" */
  title: string;
  /** What is kept. */
  children?: string;
  error: Error;
  /** Of its heading: 1 where nothing else stands on the page. */
  level?: 1 | 2;
  onRetry: () => void;
};

/** Seconds until it is tried again by itself; 0 where that would change nothing. */
function pauseAfter(error: Error): number {
  if (!(error instanceof RequestError) || !error.isPassing) return 0;
  return Math.max(error.refusal.retryAfter ?? 8, 4);
}

/** Something could not be read: what happened, what is kept, and when it is asked for again by itself. */
export function LoadFailure({
  title,
  children = 'Nothing is lost.',
  error,
  level = 2,
  onRetry,
}: LoadFailureProps) {
  const refusal = error instanceof RequestError ? error.refusal : undefined;
  const Heading = level === 1 ? 'h1' : 'h2';
  const [left, setLeft] = useState(() => pauseAfter(error));

  useEffect(() => {
    const pause = pauseAfter(error);
    if (!pause) return;
    setLeft(pause);
    const until = Date.now() + pause * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1_000);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      onRetry();
    }, 1_000);
    return () => clearInterval(timer);
  }, [error, onRetry]);

  return (
    <section className="border-ink border-t-2 pt-3">
      <div role="alert">
        <Heading className="text-section">{title}</Heading>
        <p className="mt-2">
          {refusal?.message ?? error.message} {children}
        </p>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2.5">
        <Button size="bar" onClick={onRetry}>
          Try again
        </Button>
        {left > 0 && <span className="text-caption text-mute">Next try by itself in {left} s</span>}
      </div>
    </section>
  );
}
