/** Options with a word that starts with the typed text, ignoring case and accents. */
export function filterOptions<O extends { label: string }>(options: O[], query: string): O[] {
  const typed = normalizeText(query.trim());
  if (!typed) return options;
  return options.filter((option) => {
    const label = normalizeText(option.label);
    return label.startsWith(typed) || label.split(/[\s@.,-]+/).some((word) => word.startsWith(typed));
  });
}

function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/**
 * Returns the index of the option to which a key moves; null for other keys.
 * @param sideways whether Left, Right, Home and End select options too; false if they move the caret of a text field
 */
export function nextIndex(
  key: string,
  at: number,
  count: number,
  { columns, sideways }: { columns: number; sideways: boolean },
): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return columns === 1 ? (at + 1) % count : Math.min(at + columns, count - 1);
    case 'ArrowUp':
      return columns === 1 ? (at - 1 + count) % count : Math.max(at - columns, 0);
    case 'ArrowRight':
      return sideways ? Math.min(at + 1, count - 1) : null;
    case 'ArrowLeft':
      return sideways ? Math.max(at - 1, 0) : null;
    case 'Home':
      return sideways ? 0 : null;
    case 'End':
      return sideways ? count - 1 : null;
    default:
      return null;
  }
}
