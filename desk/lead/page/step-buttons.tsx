import { Icon } from '#desk/parts/icon.tsx';
import { KeyHint } from '#desk/parts/key-cap.tsx';
import type { Neighbours } from './neighbours.ts';

/** Buttons for the next and previous lead. Shows arrows instead of key caps on touch devices. */
export function StepButtons({ neighbours, isLarge = false }: { neighbours: Neighbours; isLarge?: boolean }) {
  const { next, previous, open } = neighbours;
  if (next === undefined && previous === undefined) return null;
  const steps = [
    { name: 'Next lead', key: 'J', icon: 'down', to: next },
    { name: 'Previous lead', key: 'K', icon: 'up', to: previous },
  ] as const;
  return (
    <div className="flex items-center">
      {(isLarge ? steps.toReversed() : steps).map(({ name, key, icon, to }) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          aria-keyshortcuts={key}
          disabled={to === undefined}
          onClick={() => to && open(to)}
          className="group grid min-h-8.5 min-w-6 place-items-center rounded-row hover:bg-ink/6 disabled:text-mute disabled:opacity-60 max-sm:size-11 pointer-coarse:size-11"
        >
          {!isLarge && <KeyHint>{key}</KeyHint>}
          <Icon
            name={icon}
            className={isLarge ? 'size-5.5' : 'hidden size-5.5 pointer-coarse:block in-data-[keys=off]:block'}
          />
        </button>
      ))}
    </div>
  );
}
