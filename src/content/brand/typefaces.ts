/** Metrics of a fallback font of the same size, in percent of the font size. */
export type FallbackMetrics = { ascent: number; descent: number; size: number };

export type Typeface = {
  name: string;
  /** The font file in its package, and the axis values that the site serves. */
  file: string;
  axes: Record<string, number>;
  /** Metrics of the fallback fonts that are shown until the typeface is loaded. */
  arial: FallbackMetrics;
  roboto: FallbackMetrics;
};

/** Width of Roboto relative to Arial. */
const robotoToArialWidth = 1.061;

const createTypeface = (
  name: string,
  file: string,
  axes: Record<string, number>,
  arial: FallbackMetrics,
  roboto = scaleForRoboto(arial),
): Typeface => ({ name, file: `@fontsource-variable/${file}.woff2`, axes, arial, roboto });

/** Computes the fallback metrics for Roboto from those for Arial. */
export function scaleForRoboto({ ascent, descent, size }: FallbackMetrics): FallbackMetrics {
  const roundToTenth = (value: number) => Math.round(value * 10) / 10;
  return {
    ascent: roundToTenth(ascent / robotoToArialWidth),
    descent: roundToTenth(descent / robotoToArialWidth),
    size: roundToTenth(size * robotoToArialWidth),
  };
}

/**
 * Typefaces that a brand can choose for headings. None is wider than Archivo, in which sharing pictures are
 * measured.
 */
export const typefaces = {
  archivo: createTypeface(
    'Archivo',
    'archivo/files/archivo-latin-standard-normal',
    { wdth: 118, wght: 750 },
    { ascent: 73.4, descent: 17.6, size: 119.6 },
    { ascent: 69.2, descent: 16.5, size: 126.9 },
  ),
  inter: createTypeface(
    'Inter',
    'inter/files/inter-latin-opsz-normal',
    { opsz: 32, wght: 750 },
    {
      ascent: 98.4,
      descent: 24.5,
      size: 98.4,
    },
  ),
  manrope: createTypeface(
    'Manrope',
    'manrope/files/manrope-latin-wght-normal',
    { wght: 750 },
    {
      ascent: 103.1,
      descent: 29,
      size: 103.4,
    },
  ),
  'space-grotesk': createTypeface(
    'Space Grotesk',
    'space-grotesk/files/space-grotesk-latin-wght-normal',
    { wght: 700 },
    { ascent: 95.5, descent: 28.3, size: 103.1 },
  ),
  'bricolage-grotesque': createTypeface(
    'Bricolage Grotesque',
    'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal',
    { opsz: 48, wdth: 100, wght: 750 },
    { ascent: 93.1, descent: 27, size: 99.9 },
  ),
  fraunces: createTypeface(
    'Fraunces',
    'fraunces/files/fraunces-latin-opsz-normal',
    { opsz: 72, wght: 700 },
    {
      ascent: 101.5,
      descent: 26.5,
      size: 96.3,
    },
  ),
  sora: createTypeface(
    'Sora',
    'sora/files/sora-latin-wght-normal',
    { wght: 750 },
    {
      ascent: 88.4,
      descent: 26.4,
      size: 109.7,
    },
  ),
} as const satisfies Record<string, Typeface>;

export type TypefaceId = keyof typeof typefaces;
export const typefaceIds = Object.keys(typefaces) as [TypefaceId, ...TypefaceId[]];
export const typefaceNames = Object.fromEntries(
  Object.entries(typefaces).map(([id, { name }]) => [id, name]),
);
