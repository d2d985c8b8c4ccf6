import { useQuery } from '@tanstack/react-query';
import { useLibrary } from '#desk/media/use-library.ts';
import { isUpload, pictureAddress } from '#shared/desk/media.ts';

const sharpPixels = 400;
const sharpPixelsOfMark = 180;

type LogoWarningProps = { file: string; isSmall: boolean };

/** Warns about a logo that will look different than intended. */
export function LogoWarning({ file, isSmall }: LogoWarningProps) {
  const known = useLibrary()?.pictures.find((picture) => picture.file === file);
  const isDrawing = isUpload(file) && file.endsWith('.svg');
  const { data: svg = '' } = useQuery({
    queryKey: ['logo', file],
    queryFn: async ({ signal }) => (await fetch(pictureAddress(file), { signal })).text(),
    enabled: isDrawing,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSoft = known && !isDrawing && known.width < (isSmall ? sharpPixelsOfMark : sharpPixels);
  const text =
    isDrawing && /<text\b/.test(svg)
      ? 'Fonts inside the logo were not found. Export it with outlines.'
      : isSoft && 'Looks soft on sharp screens. A wider picture or an SVG stays sharp.';
  return text && <p className="rounded-row bg-amber-wash px-3 py-2 forced-colors:border">{text}</p>;
}
