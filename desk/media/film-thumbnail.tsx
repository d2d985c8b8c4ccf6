import { Icon } from '#desk/parts/icon.tsx';
import { getPictureUrl, isUpload } from '#shared/desk/media.ts';

/** A frame of an uploaded film, with a play sign. */
export function FilmThumbnail({ file }: { file: string }) {
  return (
    <span className="relative block size-full bg-ink">
      {isUpload(file) && (
        <video
          src={`${getPictureUrl(file)}#t=0.5`}
          tabIndex={-1}
          muted
          playsInline
          preload="metadata"
          className="size-full object-contain"
        />
      )}
      <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-ink/70 text-white">
        <Icon name="play" className="size-5" />
      </span>
    </span>
  );
}
