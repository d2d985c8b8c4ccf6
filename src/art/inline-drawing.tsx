import { pictureSource } from './picture-source.ts';

type InlineDrawingProps = { file: string; className?: string; prefix?: string };

/** Inlines a built-in drawing that overflows its box or is part of another drawing. */
export function InlineDrawing({ file, className, prefix = file.replace(/\W+/g, '-') }: InlineDrawingProps) {
  const { svg, viewBox, fit } = parts(file, prefix);
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={fit}
      {...(className && { className })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function parts(file: string, prefix: string) {
  const source = pictureSource(file);
  if (source.kind === 'photo') throw new Error(`${file} is no drawing`);
  const [, attributes = '', inner = ''] = /^<svg\b([^>]*)>(.*)<\/svg>$/s.exec(source.svg) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1] ?? '';
  const svg = inner
    .replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/ href="#([^"]+)"/g, ` href="#${prefix}-$1"`);
  return { svg, viewBox: attribute('viewBox'), fit: attribute('preserveAspectRatio') || 'xMidYMid slice' };
}
