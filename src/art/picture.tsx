import { type PictureName, pictures } from './pictures.ts';

type PictureProps = { name: PictureName; className?: string; label?: string };

/** A scene as an image that is fetched when it comes near; cropped like a photograph. Rendered at build only. */
export function Picture({ name, className = '', label = '' }: PictureProps) {
  const file = pictures.find((picture) => picture.name === name)?.file;
  return (
    <img
      src={`/art/${file}.svg`}
      alt={label}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
