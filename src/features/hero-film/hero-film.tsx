import { useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Icon } from '#src/components/ui/icon.tsx';

function Film({ sources, label }: { sources: readonly { src: string; type: string }[]; label: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPaused, setHeld] = useState<boolean>();
  useEffect(() => setHeld(film.current?.paused), []);

  const togglePlayback = () => {
    const video = film.current;
    if (!video) return;
    const hold = !video.paused;
    video.toggleAttribute('data-held', hold);
    setHeld(hold);
    if (hold) video.pause();
    else video.play().catch(() => setHeld(true));
  };

  return (
    <>
      <video
        ref={film}
        data-film
        muted
        loop
        playsInline
        preload="none"
        aria-label={label}
        className="absolute inset-0 size-full object-cover"
        onPlay={() => setHeld(false)}
        onPause={() => setHeld(true)}
        suppressHydrationWarning
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button
        type="button"
        onClick={togglePlayback}
        className="needs-script absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-ink/70 text-white hover:bg-ink"
      >
        {isPaused !== true && (
          <span className={isPaused === undefined ? 'motion-reduce:hidden' : ''}>
            <Icon name="pause" />
            <span className="sr-only">Pause the video</span>
          </span>
        )}
        {isPaused !== false && (
          <span className={isPaused === undefined ? 'motion-safe:hidden' : ''}>
            <Icon name="play" />
            <span className="sr-only">Play the video</span>
          </span>
        )}
      </button>
    </>
  );
}

export const HeroFilm = withErrorBoundary(Film);
