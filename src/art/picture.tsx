import { addressOf, type PictureName } from './pictures.ts';

type PictureProps = { name: PictureName; className?: string; label?: string };

export function Picture({ name, className = '', label = '' }: PictureProps) {
  return (
    <img
      src={addressOf(name)}
      alt={label}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
