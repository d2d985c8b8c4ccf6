import type { Look } from '#src/content/look.ts';

/** Corners that a brand can have square, in the styles of pages. */
export const radii = ['control', 'card', 'band', 'pill'] as const;

/** The brand's part of the styles of pages, for Tailwind. */
export function brandTheme({ tokens, isSquare }: Look): string {
  const colors = Object.entries(tokens).map(([name, value]) => `--color-${name}:${value};`);
  const corners = radii.map((name) => `--radius-${name}:0px;`);
  return `@theme{${colors.join('')}}${isSquare ? `@theme inline{${corners.join('')}}` : ''}`;
}
