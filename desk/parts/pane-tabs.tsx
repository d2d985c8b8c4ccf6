import type { ReactNode } from 'react';

type Tab<Name extends string> = { name: Name; label: string; aside?: ReactNode };

type PaneTabsProps<Name extends string> = {
  label: string;
  tabs: Tab<Name>[];
  shown: Name;
  onShow: (name: Name) => void;
  className?: string;
};

/** Tabs that switch between panes on narrow screens. */
export function PaneTabs<Name extends string>({
  label,
  tabs,
  shown,
  onShow,
  className = '',
}: PaneTabsProps<Name>) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ name, label: text, aside }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === shown}
              onClick={() => onShow(name)}
              className="flex min-h-8.5 items-center gap-1.75 rounded-full px-3 text-caption hover:bg-ink/5 aria-pressed:bg-paper-2 aria-pressed:font-semibold pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-2"
            >
              {text}
              {aside}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
