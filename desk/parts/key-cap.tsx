type KeyCapProps = { children: string; isOnInk?: boolean };

export function KeyCap({ children, isOnInk = false }: KeyCapProps) {
  const colors = isOnInk ? 'border-mute text-mute-ink' : 'border-line-2 bg-white text-ink-3';
  return (
    <kbd
      className={`inline-block h-5 min-w-5 shrink-0 rounded-[5px] border border-b-2 px-1 text-center font-sans text-key leading-[1.125rem] font-medium ${colors}`}
    >
      {children}
    </kbd>
  );
}

export function KeyHint({ children, isOnInk = false }: KeyCapProps) {
  return (
    <span aria-hidden="true" className="contents pointer-coarse:hidden in-data-[keys=off]:hidden">
      <KeyCap isOnInk={isOnInk}>{children}</KeyCap>
    </span>
  );
}
