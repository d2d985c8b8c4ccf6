import { look } from '#site.config';

/**
 * Replaces the color tokens of a drawing with their values, because custom properties of a page do not apply inside
 * an image.
 * @param styles the text of src/styles/colors.css; the brand defines the other colors
 * @throws Error for an undefined color token
 */
export function withTokenValues(svg: string, styles: string): string {
  const tokens = new Map<string, string>([
    ...Array.from(
      styles.matchAll(/--color-([\w-]+):\s*(#\w+)/g),
      ([, name = '', value = '']) => [name, value] as const,
    ),
    ...Object.entries(look.tokens),
  ]);
  return svg
    .replace(/var\(--color-([\w-]+)(?:, #\w+)?\)/g, (_, name: string) => {
      const value = tokens.get(name);
      if (!value) throw new Error(`No color token --color-${name} in src/styles/colors.css`);
      return value;
    })
    .replace(/var\(--[\w-]+, (#\w+)\)/g, '$1');
}
