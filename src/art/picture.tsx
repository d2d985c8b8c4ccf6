import type { PictureContent } from '#src/content/schemas/picture.ts';
import { pictureSource, srcSet } from './picture-source.ts';

/** The attribute `sizes`. */
const sizesOf = {
  page: '100vw',
  half: '(min-width: 64rem) 50vw, 100vw',
  third: '(min-width: 64rem) 33vw, 100vw',
  quarter: '(min-width: 64rem) 25vw, 50vw',
  phone: '22rem',
  small: '11rem',
} as const;

type PictureProps = {
  picture: PictureContent;
  className?: string;
  /** On the first screen, so that it is loaded eagerly. */
  isFirst?: boolean;
  place?: keyof typeof sizesOf;
};

/** A picture of the content: a drawing as one image, a photo in several widths and formats. */
export function Picture({ picture, className, isFirst = false, place = 'half' }: PictureProps) {
  const { file, alt, focus } = picture;
  const source = pictureSource(file);
  // An SVG crops itself to its box.
  const isCut = source.kind === 'photo' || focus;
  const image = {
    width: source.width,
    height: source.height,
    ...(!isFirst && { loading: 'lazy' as const }),
    decoding: 'async' as const,
    className: [className, isCut && 'object-cover', focus && focusClasses(focus)].filter(Boolean).join(' '),
  };
  if (source.kind === 'drawing') return <img src={source.address} alt={alt} {...image} />;
  const sizes = sizesOf[place];
  const webp = srcSet(source, 'webp');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(source, 'avif')} sizes={sizes} />
      <img alt={alt} src={webp.split(' ')[0]} srcSet={webp} sizes={sizes} {...image} />
    </picture>
  );
}

/** The pages' CSP allows no style attribute, so the point is rounded to the five percent steps of src/styles. */
function focusClasses({ x, y }: { x: number; y: number }): string {
  const step = (percent: number) => Math.round(percent / 5) * 5;
  return `object-focus focus-x-${step(x)} focus-y-${step(y)}`;
}
