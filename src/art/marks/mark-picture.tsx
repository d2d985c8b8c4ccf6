import { addressOf } from '../pictures.ts';
import { type MarkName, markSize } from './client-mark.tsx';
import { type MarkColour, markPicture } from './mark-pictures.ts';

type MarkPictureProps = { name: MarkName; colour?: MarkColour; className?: string };

export function MarkPicture({ name, colour = 'ink', className }: MarkPictureProps) {
  const { width, height } = markSize(name);
  return (
    <img
      src={addressOf(markPicture(name, colour))}
      alt={name}
      width={Math.round(width)}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
