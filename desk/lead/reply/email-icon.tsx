import { Icon } from '#desk/parts/icon.tsx';
import type { EmailTone } from './email-text.ts';

export function EmailIcon({ tone, className = 'size-4.5' }: { tone: EmailTone; className?: string }) {
  switch (tone) {
    case 'taken':
      return <Icon name="done" className={`text-ok-text ${className}`} />;
    case 'unsure':
      return <Icon name="alert" className={className} />;
    case 'waiting':
      return (
        <svg viewBox="0 0 20 20" aria-hidden="true" className={`shrink-0 text-mute ${className}`}>
          <circle
            cx="10"
            cy="10"
            r="8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeDasharray="3 3"
          />
        </svg>
      );
    case 'refused':
      return (
        <svg viewBox="0 0 20 20" aria-hidden="true" className={`shrink-0 ${className}`}>
          <circle cx="10" cy="10" r="9" className="fill-tally forced-colors:fill-[CanvasText]" />
          <path
            d="m6.800 6.800 6.400 6.400M13.200 6.800l-6.400 6.400"
            strokeWidth="2"
            strokeLinecap="round"
            className="stroke-white forced-colors:stroke-[Canvas]"
          />
        </svg>
      );
  }
}
