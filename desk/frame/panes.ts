/** Focuses the next visible innermost `[data-pane]`. @returns false if nothing could be focused */
export function focusNextPane(by: 1 | -1): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) =>
    pane.checkVisibility(),
  );
  const panes = shown.filter((pane) => !shown.some((other) => other !== pane && pane.contains(other)));
  if (panes.length === 0) return false;
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = at < 0 ? (by === 1 ? 0 : panes.length - 1) : (at + by + panes.length) % panes.length;
  const pane = panes[next];
  if (!pane) return false;
  const beginnings = ['[data-pane-focus]', '[aria-current]', '[tabindex="0"]'].flatMap((selector) => [
    ...pane.querySelectorAll<HTMLElement>(selector),
  ]);
  if (!pane.hasAttribute('tabindex')) pane.tabIndex = -1;
  for (const target of [...beginnings, pane]) {
    target.focus();
    if (document.activeElement === target) return true;
  }
  return false;
}
