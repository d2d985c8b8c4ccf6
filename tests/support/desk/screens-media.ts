import sharp from 'sharp';
import type { PictureLibrary } from '#shared/desk/media.ts';
import { createDrawing } from '#tests/support/media/pictures.ts';
import { uploadPicture } from '#tests/support/media/upload.ts';
import {
  changeResponse,
  editorScreen,
  failRequests,
  ignoreRequests,
  runSteps,
  type Screen,
  type ScreenContext,
} from './screen-steps.ts';
import type { DeskSite } from './start-desk-site.ts';

const createPhoto = (hue: number, width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 70%)"/><circle cx="60%" cy="35%" r="${height / 5}" fill="hsl(${hue} 50% 35%)"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

async function uploadPictures({ desk, seed }: ScreenContext): Promise<void> {
  const add = (content: Buffer | string, name: string) => uploadPicture(desk.url, seed.editor, content, name);
  await add(await createPhoto(20, 900, 1200), 'Renata.jpg');
  await add(await createPhoto(200, 1600, 900), 'Warehouse at night, second camera.jpg');
  await add(createDrawing(), 'northlight.svg');
}

const uploads = new WeakMap<DeskSite, Promise<void>>();

/** Uploads the pictures for the screens to a desk only once, because each upload starts a process that decodes it. */
function uploadOnce(opening: ScreenContext): Promise<void> {
  const uploaded = uploads.get(opening.desk) ?? uploadPictures(opening);
  uploads.set(opening.desk, uploaded);
  return uploaded;
}

const pictureUses = [
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
const withDescription = changeResponse<PictureLibrary>('content/media', (library) => ({
  ...library,
  pictures: library.pictures.map((picture) =>
    picture.name === 'Renata.jpg'
      ? {
          ...picture,
          alt: 'Renata lifts a bottle to the camera',
          focus: { x: 60, y: 35 },
          places: pictureUses,
        }
      : picture,
  ),
}));
const withPictures = runSteps(uploadOnce, withDescription);
const openPicture = ({ page }: ScreenContext) => page.getByRole('button', { name: /^Renata/ }).click();
const changeLibrary = (library: Partial<PictureLibrary>) =>
  changeResponse<PictureLibrary>('content/media', (answer) => ({ ...answer, ...library }));

export const mediaScreens: Screen[] = [
  editorScreen('/media', 'a library without pictures', /The site uses its drawings/, {
    prepare: changeLibrary({ pictures: [], site: [] }),
  }),
  editorScreen('/media', 'pictures', 'Renata.jpg', { prepare: withPictures }),
  editorScreen('/media', 'a picture with its places', 'Focus 60 % across, 35 % down', {
    prepare: withPictures,
    act: openPicture,
  }),
  editorScreen('/media', 'a picture that is replaced', 'Replace in 2 places', {
    prepare: withPictures,
    act: runSteps(openPicture, async ({ page }) => {
      await page.getByRole('button', { name: 'Replace' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Warehouse/ })
        .click();
    }),
  }),
  editorScreen('/media', 'files on their way and refused ones', '21 MB. The limit is 20 MB.', {
    prepare: runSteps(withPictures, async ({ page }) => {
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
      const createFile = (name: string, bytes = 10) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(bytes),
      });
      await page
        .getByLabel('Pictures to upload')
        .first()
        .setInputFiles([
          createFile('notes.txt'),
          createFile('case-3.jpg'),
          createFile('crew.jpg'),
          createFile('too large.tif', 21 * 1024 * 1024),
        ]);
    },
  }),
  editorScreen('/media', 'a library that is almost full', '480 of 500 MB used.', {
    prepare: runSteps(withPictures, changeLibrary({ bytes: 480 * 2 ** 20 })),
  }),
  editorScreen('/media', 'pictures that load', /loading/, { prepare: ignoreRequests('content/media') }),
  editorScreen('/media', 'pictures that did not load', 'The pictures did not load', {
    prepare: failRequests('content/media'),
  }),
];
