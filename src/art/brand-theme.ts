import type { Look } from '#src/content/look.ts';

/** Radius tokens that are 0 for a brand with square corners. */
export const radii = ['control', 'card', 'band', 'pill'] as const;

/** The brand's theme for Tailwind. */
export function brandTheme({ tokens, isSquare }: Look): string {
  const colors = Object.entries(tokens).map(([name, value]) => `--color-${name}:${value};`);
  const corners = radii.map((name) => `--radius-${name}:0px;`);
  return `@theme{${colors.join('')}}${isSquare ? `@theme inline{${corners.join('')}}` : ''}`;
}
