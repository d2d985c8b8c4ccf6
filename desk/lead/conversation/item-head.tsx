import type { ReactNode } from 'react';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';

type ItemHeadProps = { icon: ReactNode; name: ReactNode; source: ReactNode; at: string };

/** The line above an entry of the conversation, with its author, channel and time. */
export function ItemHead({ icon, name, source, at }: ItemHeadProps) {
  const formatTime = useTimeFormatter();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {icon}
      <strong className="min-w-0 font-semibold wrap-anywhere">{name}</strong>
      <span className="text-caption text-mute">{source}</span>
      <time dateTime={at} className="ml-auto text-caption text-mute">
        {formatTime(at)}
      </time>
    </div>
  );
}
