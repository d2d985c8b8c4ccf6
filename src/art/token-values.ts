/**
 * Colour tokens of a drawing by value: a page's custom properties end at an image's edge.
 * @param styles the text of src/styles/colours.css
 * @throws Error on a colour token that it does not have
 */
export function withTokenValues(svg: string, styles: string): string {
  const tokens = new Map(
    Array.from(styles.matchAll(/(--color-[\w-]+):\s*(#\w+)/g), ([, name, value]) => [name, value]),
  );
  return svg
    .replace(/var\((--color-[\w-]+)\)/g, (_, name: string) => {
      const value = tokens.get(name);
      if (!value) throw new Error(`No colour token ${name} in src/styles/colours.css`);
      return value;
    })
    .replace(/var\(--[\w-]+, (#\w+)\)/g, '$1');
}
