import { Icon } from '#desk/parts/icon.tsx';

const countWithNoun = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export function ChangeMarks({ changes, problems }: { changes: number; problems: number }) {
  return (
    <>
      {changes > 0 && (
        <span className="flex items-center gap-1.5 text-caption font-normal whitespace-nowrap text-ink-3">
          <i aria-hidden="true" className="size-2 rounded-full bg-key-deep" />
          {countWithNoun(changes, 'change')}
        </span>
      )}
      {problems > 0 && (
        <span className="ml-auto flex items-center gap-1.25 rounded-full bg-amber py-0.5 pr-2.5 pl-2 text-caption font-normal whitespace-nowrap text-ink forced-colors:border">
          <Icon name="alert" className="size-4" />
          {countWithNoun(problems, 'problem')}
        </span>
      )}
    </>
  );
}

export function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className="text-caption whitespace-nowrap text-mute">
      <b className="font-semibold text-ink">{length}</b> of {max}
    </span>
  );
}

export function LimitBar({ length, max }: { length: number; max: number }) {
  const isOver = length > max;
  return (
    <span
      aria-hidden="true"
      className="mt-1.75 block h-1 overflow-hidden rounded-full bg-paper-2 forced-colors:border"
    >
      <span
        className={`block h-full rounded-full forced-colors:bg-[Highlight] ${isOver ? 'bg-amber' : 'bg-ink-3'}`}
        style={{ width: `${Math.min(100, (length / max) * 100)}%` }}
      />
    </span>
  );
}
