import { addressOf } from '../pictures.ts';
import { type MarkName, markSize } from './client-mark.tsx';
import { type MarkColour, markPicture } from './mark-pictures.ts';

type MarkPictureProps = { name: MarkName; colour?: MarkColour; className?: string };

/** A client's wordmark as an image that is fetched when it comes near, where a page shows many. Rendered at build only. */
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
