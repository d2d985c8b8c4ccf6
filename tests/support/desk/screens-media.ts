import sharp from 'sharp';
import type { PictureLibrary } from '#shared/desk/media.ts';
import { drawing } from '#tests/support/media/pictures.ts';
import { uploadPicture } from '#tests/support/media/upload.ts';
import {
  changeResponse,
  editor,
  failRequests,
  leaveUnanswered,
  type Opening,
  type Screen,
  steps,
} from './screen-steps.ts';
import type { DeskSite } from './start-desk-site.ts';

const photoOf = (hue: number, width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 70%)"/><circle cx="60%" cy="35%" r="${height / 5}" fill="hsl(${hue} 50% 35%)"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

async function upload({ desk, seed }: Opening): Promise<void> {
  const add = (content: Buffer | string, name: string) => uploadPicture(desk.url, seed.editor, content, name);
  await add(await photoOf(20, 900, 1200), 'Renata.jpg');
  await add(await photoOf(200, 1600, 900), 'Warehouse at night, second camera.jpg');
  await add(drawing(), 'northlight.svg');
}

const uploads = new WeakMap<DeskSite, Promise<void>>();

/** Uploads the pictures of the screens to a desk, unless it has them: each upload starts a process that decodes it. */
function fill(opening: Opening): Promise<void> {
  const uploaded = uploads.get(opening.desk) ?? upload(opening);
  uploads.set(opening.desk, uploaded);
  return uploaded;
}

const places = [
  {
    document: 'about',
    path: ['team', 'members', 0, 'portrait'],
    where: 'About, Team, Renata, portrait',
    state: 'published' as const,
  },
  {
    document: 'careers',
    path: ['hero', 'picture'],
    where: 'Careers, Hero, picture',
    state: 'draft' as const,
  },
];
const described = changeResponse<PictureLibrary>('content/media', (library) => ({
  ...library,
  pictures: library.pictures.map((picture) =>
    picture.name === 'Renata.jpg'
      ? { ...picture, alt: 'Renata lifts a bottle to the camera', focus: { x: 60, y: 35 }, places }
      : picture,
  ),
}));
const filled = steps(fill, described);
const open = ({ page }: Opening) => page.getByRole('button', { name: /^Renata/ }).click();
const changeLibrary = (library: Partial<PictureLibrary>) =>
  changeResponse<PictureLibrary>('content/media', (answer) => ({ ...answer, ...library }));

export const mediaScreens: Screen[] = [
  editor('/media', 'a library without pictures', /The site uses its drawings/, {
    prepare: changeLibrary({ pictures: [], site: [] }),
  }),
  editor('/media', 'pictures', 'Renata.jpg', { prepare: filled }),
  editor('/media', 'a picture with its places', 'Focus 60 % across, 35 % down', {
    prepare: filled,
    act: open,
  }),
  editor('/media', 'a picture that is replaced', 'Replace in 2 places', {
    prepare: filled,
    act: steps(open, async ({ page }) => {
      await page.getByRole('button', { name: 'Replace' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Warehouse/ })
        .click();
    }),
  }),
  editor('/media', 'files on their way and refused ones', '21 MB. The limit is 20 MB.', {
    prepare: steps(filled, async ({ page }) => {
      await page.route('**/desk/api/content/media?name=*', (route) => {
        if (route.request().url().includes('notes'))
          return route.fulfill({
            status: 422,
            json: {
              code: 'not_taken',
              message: 'Not a picture we can read. Use JPG, PNG, WebP, AVIF, HEIC or SVG.',
            },
          });
        return new Promise(() => {});
      });
    }),
    act: async ({ page }) => {
      const file = (name: string, bytes = 10) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(bytes),
      });
      await page
        .getByLabel('Pictures to upload')
        .first()
        .setInputFiles([
          file('notes.txt'),
          file('case-3.jpg'),
          file('crew.jpg'),
          file('too large.tif', 21 * 1024 * 1024),
        ]);
    },
  }),
  editor('/media', 'a library that is almost full', '480 of 500 MB used.', {
    prepare: steps(filled, changeLibrary({ bytes: 480 * 2 ** 20 })),
  }),
  editor('/media', 'pictures that load', /loading/, { prepare: leaveUnanswered('content/media') }),
  editor('/media', 'pictures that did not load', 'The pictures did not load', {
    prepare: failRequests('content/media'),
  }),
];
