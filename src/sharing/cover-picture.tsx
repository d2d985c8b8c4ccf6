import { InlineDrawing } from '#src/art/inline-drawing.tsx';
import { pictureSource } from '#src/art/picture-source.ts';
import type { PictureContent } from '#src/content/schemas/picture.ts';

/** Begins the address of a photo until `drawSharingPicture` puts the photo itself there. */
export const photoScheme = 'photo:';

/** A picture that fills its place in a sharing picture. */
export function CoverPicture({ picture: { file } }: { picture: PictureContent }) {
  const source = pictureSource(file);
  if (source.kind === 'drawing') return <InlineDrawing file={file} />;
  // The name, which changes with the photo, so that the file of the sharing picture changes too.
  const href = `${photoScheme}${file}?${source.name}`;
  return <image href={href} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />;
}
