import type { PictureContent } from '#src/content/schemas/picture.ts';
import { pictureSource, srcSet } from './picture-source.ts';

type PictureProps = {
  picture: PictureContent;
  className?: string;
  /** In the first screen: it is fetched at once. */
  isFirst?: boolean;
  /** The width that a photo is shown in, as the attribute `sizes` has it. */
  sizes?: string;
};

/** A picture of the content: a drawing as an image, a photo in the widths and formats that browsers choose from. */
export function Picture({ picture, className = '', isFirst = false, sizes = '100vw' }: PictureProps) {
  const { file, alt, focus } = picture;
  const source = pictureSource(file);
  const image = {
    width: source.width,
    height: source.height,
    ...(!isFirst && { loading: 'lazy' as const }),
    decoding: 'async' as const,
    className: ['object-cover', className, focus && focusClasses(focus)].filter(Boolean).join(' '),
  };
  if (source.kind === 'drawing') return <img src={source.address} alt={alt} {...image} />;
  const webp = srcSet(source, 'webp');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(source, 'avif')} sizes={sizes} />
      <img alt={alt} src={webp.split(' ')[0]} srcSet={webp} sizes={sizes} {...image} />
    </picture>
  );
}

/** The policy of pages allows no style attribute: the point is rounded to five percent, of which src/styles has classes. */
function focusClasses({ x, y }: { x: number; y: number }): string {
  const step = (percent: number) => Math.round(percent / 5) * 5;
  return `object-focus focus-x-${step(x)} focus-y-${step(y)}`;
}
