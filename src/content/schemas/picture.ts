import { z } from 'zod';
import { type PictureKind, pictureFiles } from '#src/pictures/picture-files.ts';

const builtInFiles = new Set<string>(pictureFiles);
const uploadedPattern = /^uploads\/[\da-f]{16,64}\.(?:svg|jpg|png|webp|avif)$/;
/** Width in pixels that a picture of each kind needs where a page shows it largest, on a high-resolution screen. */
const neededWidths: Record<PictureKind, number> = {
  brand: 400,
  clips: 640,
  closings: 960,
  marks: 320,
  pages: 1200,
  people: 800,
  products: 320,
  rooms: 640,
  scenes: 1200,
  shows: 700,
};
const percentSchema = z.number().min(0).max(100);

const createFileSchema = (kind: PictureKind) =>
  z
    .string()
    .refine((file) => builtInFiles.has(file) || uploadedPattern.test(file), {
      error: ({ input }) => (input === '' ? 'Choose one.' : 'There is no such picture. Choose another one.'),
    })
    .meta({ title: 'Picture', pictures: kind, width: neededWidths[kind] });

/** A picture without its own alt text, such as a logo. */
export const logoOf = (kind: PictureKind) =>
  z.strictObject({ file: createFileSchema(kind), alt: z.literal('') });

const altTextSchema = z.string().trim();
const altTextHint = 'For people who cannot see the picture: what it shows.';

const createPictureSchema = (kind: PictureKind, alt: typeof altTextSchema) =>
  z.strictObject({
    file: createFileSchema(kind),
    alt,
    focus: z
      .strictObject({ x: percentSchema, y: percentSchema })
      .optional()
      .meta({ help: 'The point that every crop shows, in percent from the left and from the top.' }),
  });

/**
 * A picture: a file below src/pictures, its alt text, and the focus point that stays visible when it is cropped.
 * @param kind folder that the desk offers first; other pictures are accepted too
 */
export const pictureOf = (kind: PictureKind) =>
  createPictureSchema(kind, altTextSchema.min(1).meta({ title: 'Alt text', help: altTextHint }));

/** A picture whose alt text may stay empty, because the text beside it says what it shows, such as a portrait. */
export const decorationOf = (kind: PictureKind) =>
  createPictureSchema(
    kind,
    altTextSchema.meta({ title: 'Alt text', help: `${altTextHint} Leave it empty for a decoration.` }),
  );

export type PictureContent = z.infer<ReturnType<typeof pictureOf>>;
