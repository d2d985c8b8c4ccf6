import { InlineDrawing } from '#src/art/inline-drawing.tsx';
import { pictureSource } from '#src/art/picture-source.ts';
import type { PictureContent } from '#src/content/schemas/picture.ts';

/** Prefix of a photo's address, which `drawSharingPicture` replaces with the photo. */
export const photoScheme = 'photo:';

/** A picture that fills its area of a sharing picture. */
export function CoverPicture({ picture: { file } }: { picture: PictureContent }) {
  const source = pictureSource(file);
  if (source.kind === 'drawing') return <InlineDrawing file={file} />;
  // The URL contains the photo's hash, so that the sharing picture's hash changes with the photo.
  const href = `${photoScheme}${file}?${source.name}`;
  return <image href={href} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />;
}
