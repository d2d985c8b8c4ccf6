import { z } from 'zod';
import { type PictureKind, pictureFiles } from '#src/pictures/picture-files.ts';

const known = new Set<string>(pictureFiles);
const uploaded = /^uploads\/[\da-f]{16,64}\.(?:svg|jpg|png|webp|avif)$/;
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
const percent = z.number().min(0).max(100);

const fileOf = (kind: PictureKind) =>
  z
    .string()
    .refine((file) => known.has(file) || uploaded.test(file), {
      error: ({ input }) => (input === '' ? 'Choose one.' : 'There is no such picture. Choose another one.'),
    })
    .meta({ title: 'Picture', pictures: kind, width: neededWidths[kind] });

/** A picture without its own alt text, such as a logo. */
export const markOf = (kind: PictureKind) => z.strictObject({ file: fileOf(kind), alt: z.literal('') });

const altText = z.string().trim();
const forWhom = 'For people who cannot see the picture: what it shows.';

const pictureWith = (kind: PictureKind, alt: typeof altText) =>
  z.strictObject({
    file: fileOf(kind),
    alt,
    focus: z
      .strictObject({ x: percent, y: percent })
      .optional()
      .meta({ help: 'The point that every crop shows, in percent from the left and from the top.' }),
  });

/**
 * A picture: a file below src/pictures, its alt text, and the focus point that stays visible when it is cropped.
 * @param kind folder that the desk offers first; other pictures are accepted too
 */
export const pictureOf = (kind: PictureKind) =>
  pictureWith(kind, altText.min(1).meta({ title: 'Alt text', help: forWhom }));

/** A picture whose alt text may stay empty, because the text beside it says what it shows, such as a portrait. */
export const decorationOf = (kind: PictureKind) =>
  pictureWith(kind, altText.meta({ title: 'Alt text', help: `${forWhom} Leave it empty for a decoration.` }));

export type PictureContent = z.infer<ReturnType<typeof pictureOf>>;
