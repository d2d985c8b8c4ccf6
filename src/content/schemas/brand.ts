import { z } from 'zod';
import { isTypefaceName } from '#shared/desk/media.ts';
import {
  type BrandColor,
  checkContrasts,
  findNearestReadable,
  isColor,
  isReadableEverywhere,
  minContrast,
} from '#src/content/brand/colors.ts';
import { typefaceIds, typefaceNames } from '#src/content/brand/typefaces.ts';
import { logoOf } from './picture.ts';

const brandColorSchema = (of: BrandColor) =>
  z
    .string()
    .refine(isColor, 'Write six digits after #, like #0a5c8a.')
    .refine((value) => !isColor(value) || isReadableEverywhere(of, value), {
      error: ({ input }) => describeContrastProblem(of, String(input)),
    })
    .meta({ color: of });

function describeContrastProblem(of: BrandColor, value: string): string {
  const { use, contrast } = checkContrasts(of, value).find(({ passes }) => !passes) ?? {
    use: '',
    contrast: 0,
  };
  return `${use}: the contrast is ${contrast.toFixed(1)} and must be at least ${minContrast}. The nearest color that passes is ${findNearestReadable(of, value)}.`;
}

/** The agency confirms that the typeface's license allows use on a website. */
const ownTypefaceSchema = z.strictObject({
  file: z
    .string()
    .regex(/^uploads\/[\da-f]{16}\.woff2$/, 'Upload a WOFF2 file.')
    .meta({ title: 'File', typeface: true }),
  alt: z.literal(''),
  name: z
    .string()
    .refine(isTypefaceName, 'Write at most 40 letters, digits, spaces and hyphens.')
    .meta({ title: 'Name of the typeface' }),
  mayUse: z
    .boolean()
    .refine((mayUse) => mayUse, 'Confirm that you may use it.')
    .meta({ title: 'We may use this typeface on our website' }),
});

/** The agency's colors, logo and typeface. Its name is in the document `site`. */
export const brandSchema = z.strictObject({
  logo: logoOf('brand').optional().meta({
    title: 'Logo',
    help: 'Shown on light backgrounds. Without a logo, the small mark appears beside the name.',
  }),
  logoOnDark: logoOf('brand')
    .optional()
    .meta({ title: 'Logo on dark backgrounds', help: 'Without one, the logo is shown in white.' }),
  mark: logoOf('brand').meta({
    title: 'Small mark',
    help: 'A square picture for browser tabs, home screens, emails and this desk.',
  }),
  colors: z.strictObject({ main: brandColorSchema('main'), accent: brandColorSchema('accent') }),
  typeface: z
    .enum(typefaceIds)
    .meta({ names: typefaceNames, help: 'For headings. Body text keeps its typeface.' }),
  ownTypeface: ownTypefaceSchema.optional().meta({
    title: 'Typeface of your own',
    help: 'A WOFF2 file, in place of the typeface above.',
  }),
  corners: z.enum(['round', 'square']),
});

export type BrandContent = z.infer<typeof brandSchema>;
