import { memo } from 'react';
import { useKeysHelp } from '#desk/frame/keys.tsx';
import { KeyCap } from '#desk/parts/key-cap.tsx';

const hints: [keys: string[], text: string][] = [
  [['J', 'K'], 'move'],
  [['↵'], 'open'],
  [['A'], 'assign'],
  [['S'], 'status'],
  [['X'], 'select'],
];

export const KeyHints = memo(function KeyHints() {
  const showHelp = useKeysHelp();
  return (
    <div className="hidden h-9 shrink-0 items-center gap-4.5 overflow-hidden border-t border-line-2 bg-paper px-6 text-caption whitespace-nowrap text-mute lg:flex pointer-coarse:hidden in-data-[keys=off]:hidden">
      <span className="flex h-5 flex-1 flex-wrap items-center gap-x-4.5 overflow-hidden">
        {hints.map(([keys, text]) => (
          <span key={text} aria-hidden="true" className="flex items-center gap-1.25">
            {keys.map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
            {text}
          </span>
        ))}
      </span>
      <button
        type="button"
        onClick={showHelp}
        className="flex shrink-0 items-center gap-1.25 rounded-sm px-1 hover:text-ink"
      >
        <KeyCap>?</KeyCap>
        all keys
      </button>
    </div>
  );
});
