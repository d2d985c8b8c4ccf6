import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { cancelSchedule, scheduleDrafts } from '#server/content/schedule.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { getReleaseFolder, setLiveRelease } from '#server/static/release-folder.ts';
import type { ContentChange, ContentDocument } from '#shared/desk/content.ts';
import {
  isReplaceable,
  type LibraryPicture,
  type PictureLibrary,
  type ReplaceConflict,
  type UploadResult,
} from '#shared/desk/media.ts';
import type { Releases } from '#shared/desk/publishing.ts';
import { typefaces } from '#src/content/brand/typefaces.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { sameOriginHeaders, setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { createDrawing, createPhoto } from '#tests/support/media/pictures.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

for (const backend of backends)
  describe(`uploads on the ${backend} database`, () => {
    const folder = temporaryFolder();
    const desk = setUpDesk(backend, { DATA_DIR: folder, MEDIA_MEGABYTES: '1' });
    const [ada, jonas, ruben] = signIn(desk, 'admin', 'editor', 'agent');

    const postUpload = (who: string, content: Buffer | string, name = 'Renata.jpg', headers = {}) =>
      desk.app.inject({
        method: 'POST',
        url: `/desk/api/content/media?name=${encodeURIComponent(name)}`,
        headers: {
          ...sameOriginHeaders,
          cookie: who,
          'content-type': 'application/octet-stream',
          ...headers,
        },
        payload: Buffer.from(content),
      });
    const addPicture = async (content: Buffer | string, name?: string): Promise<LibraryPicture> => {
      const answer = await postUpload(jonas, content, name);
      assert.equal(answer.statusCode, 200, answer.body);
      return (answer.json() as UploadResult).picture;
    };
    const readLibrary = async (): Promise<PictureLibrary> =>
      (await desk.fetch(jonas, 'GET', 'content/media')).json();
    const urlOf = ({ file }: LibraryPicture) => `content/media/files/${file.slice('uploads/'.length)}`;
    const createPicture = (red: number) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .png()
        .toBuffer();

    test('stores a picture by its hash and serves it with a restrictive policy', async () => {
      const picture = await addPicture(await createPhoto({ orientation: 6 }));
      assert.match(picture.file, /^uploads\/[0-9a-f]{16}\.jpg$/);
      assert.deepEqual([picture.name, picture.width, picture.height], ['Renata.jpg', 40, 60]);
      assert.equal(picture.uploadedBy, await desk.idOf(jonas));
      const again = (
        await postUpload(ada, await createPhoto({ orientation: 6 }), 'Copy.jpg')
      ).json() as UploadResult;
      assert.deepEqual([again.isKnown, again.picture.name], [true, 'Renata.jpg']);
      const served = await desk.fetch(jonas, 'GET', urlOf(picture));
      assert.equal(served.headers['content-type'], 'image/jpeg');
      assert.equal(served.headers['x-content-type-options'], 'nosniff');
      assert.doesNotMatch(served.rawPayload.toString('latin1'), /SecretCamera|Exif/);
      const svg = await addPicture(createDrawing('<script>alert(1)</script>'), 'Mark.svg');
      const opened = await desk.fetch(jonas, 'GET', urlOf(svg));
      assert.equal(
        opened.headers['content-security-policy'],
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      assert.equal(opened.headers['content-type'], 'image/svg+xml');
      assert.doesNotMatch(opened.body, /script/);
      const small = await desk.fetch(jonas, 'GET', urlOf(svg).replace('files', 'thumbnails'));
      assert.equal(small.headers['content-type'], 'image/webp');
      assert.deepEqual(readdirSync(join(folder, 'uploading')), []);
    });

    test('recognizes typefaces by content and names them after their family', async () => {
      const typeface = await addPicture(
        readFileSync(join('node_modules', typefaces.sora.file)),
        'brand.woff2',
      );
      assert.match(typeface.file, /^uploads\/[0-9a-f]{16}\.woff2$/);
      assert.deepEqual([typeface.name, typeface.alt, typeface.type], ['Sora', '', 'font/woff2']);
      const served = await desk.fetch(jonas, 'GET', urlOf(typeface));
      assert.equal(served.headers['content-type'], 'font/woff2');
      assert.equal(served.rawPayload.toString('latin1', 0, 4), 'wOF2');
      const refused = await postUpload(jonas, await createPhoto(), 'photo.woff2');
      assert.match((refused.json() as UploadResult).picture.file, /\.jpg$/);
      const other = await postUpload(jonas, Buffer.from('OTTO and so on'), 'brand.otf');
      assert.match(other.json().message, /not a WOFF2 file/);
      assert.equal((await desk.fetch(jonas, 'DELETE', urlOf(typeface))).statusCode, 204);
    });

    test('refuses a typeface that is damaged, too large, or sent by an agent', async () => {
      const before = (await readLibrary()).pictures.length;
      const woff2 = readFileSync(join('node_modules', typefaces.sora.file));
      for (const [content, status, message] of [
        ['<!doctype html>', 422, /Not a picture/],
        ['wOFF and more text than a header has', 422, /not a WOFF2 file/],
        [woff2.subarray(0, woff2.length / 2), 422, /cut off or damaged/],
        [Buffer.alloc(1_400_000), 413, /^1\.3 MB\. The limit is 1 MB\.$/],
      ] as const) {
        const answer = await postUpload(jonas, content, 'brand.woff2');
        assert.equal(answer.statusCode, status, answer.body);
        assert.match(answer.json().message, message);
      }
      assert.equal((await postUpload(ruben, woff2, 'brand.woff2')).statusCode, 403);
      assert.equal((await readLibrary()).pictures.length, before);
    });

    test('rejects invalid pictures with a message and stores nothing', async () => {
      const before = (await readLibrary()).pictures.length;
      const jpeg = await createPhoto({ width: 400, height: 400 });
      const readUploadError = async (content: Buffer | string) =>
        (await postUpload(jonas, content)).json().message;
      assert.equal(
        await readUploadError('text'),
        'Not a picture we can read. Use JPG, PNG, WebP, AVIF, HEIC or SVG.',
      );
      assert.equal(
        await readUploadError(jpeg.subarray(0, jpeg.length / 2)),
        'This file is cut off or damaged. Try exporting it again.',
      );
      const large = await postUpload(jonas, Buffer.alloc(21 * 1024 * 1024));
      assert.deepEqual([large.statusCode, large.json().message], [413, '21 MB. The limit is 20 MB.']);
      assert.equal((await readLibrary()).pictures.length, before);
      assert.deepEqual(readdirSync(join(folder, 'uploading')), []);
    });

    test("lets only admins and editors upload, and only from the desk's own pages", async () => {
      const body = await createPhoto();
      assert.equal((await postUpload(ruben, body)).statusCode, 403);
      assert.equal((await postUpload('', body)).statusCode, 401);
      assert.equal((await postUpload(jonas, body, 'x', { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
      assert.equal((await postUpload(jonas, body, 'x', { 'content-type': 'text/plain' })).statusCode, 415);
      const picture = await addPicture(await createPhoto({ width: 33 }));
      for (const [method, path] of [
        ['GET', 'content/media'],
        ['GET', urlOf(picture)],
        ['PATCH', urlOf(picture)],
        ['DELETE', urlOf(picture)],
        ['POST', 'content/media/replace'],
      ] as const)
        assert.equal(
          (await desk.fetch(ruben, method, path, method === 'GET' ? undefined : {})).statusCode,
          403,
          path,
        );
      for (const file of ['..%2f..%2fpackage.json', `${'0'.repeat(16)}.png`])
        assert.equal((await desk.fetch(jonas, 'GET', `content/media/files/${file}`)).statusCode, 404);
    });

    test('rejects the second of two concurrent changes with 409', async () => {
      const picture = await addPicture(await createPicture(10));
      const was = { name: picture.name, alt: null, focus: null };
      const changePicture = (who: string, now: object) =>
        desk.fetch(who, 'PATCH', urlOf(picture), { was, now: { ...was, ...now } });
      assert.equal((await changePicture(ada, { alt: 'A host', focus: { x: 40, y: 30 } })).statusCode, 200);
      const refused = await changePicture(jonas, { alt: 'Somebody' });
      assert.equal(refused.statusCode, 409);
      assert.deepEqual(
        [refused.json().picture.alt, refused.json().picture.focus],
        ['A host', { x: 40, y: 30 }],
      );
      assert.equal((await changePicture(jonas, { focus: { x: 140, y: 30 } })).statusCode, 400);
    });

    test('rejects uploads above the quota', async () => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
      const createNoisyPicture = () =>
        sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } })
          .jpeg({ quality: 95 })
          .toBuffer();
      await postUpload(jonas, await createNoisyPicture());
      await postUpload(jonas, await createNoisyPicture());
      const refused = await postUpload(jonas, await createNoisyPicture());
      assert.equal(refused.statusCode, 409);
      assert.match(refused.json().message, /of 1 MB used/);
      for (const picture of (await readLibrary()).pictures.filter(({ width }) => width === 900))
        assert.equal((await desk.fetch(jonas, 'DELETE', urlOf(picture))).statusCode, 204);
      assert.equal((await postUpload(jonas, await createPicture(11))).statusCode, 200);
    });

    describe('pictures used in the content', () => {
      // The value needs no schema, because a draft may contain any value.
      const place = { document: 'home', path: ['hero'] };
      const putPicture = (file: string) => {
        const path = [...place.path, 'picture'];
        const change: ContentChange = { path, patch: { path, value: { file, alt: 'A' } }, was: null };
        return desk.fetch(ada, 'PUT', 'content/documents/home', [change]);
      };
      const at = { document: 'home', path: ['hero', 'picture'] };

      test('lists where a picture is used and refuses to delete it', async () => {
        const picture = await addPicture(await createPicture(20));
        assert.equal((await putPicture(picture.file)).statusCode, 200);
        const [found] = (await readLibrary()).pictures.filter(({ file }) => file === picture.file);
        assert.deepEqual(
          found?.places.map(({ document, path, state, kind }) => ({ document, path, state, kind })),
          [{ ...at, state: 'draft', kind: 'pages' }],
        );
        const refused = await desk.fetch(jonas, 'DELETE', urlOf(picture));
        assert.equal(refused.statusCode, 409);
        assert.equal(refused.json().places.length, 1);
      });

      test("reports the colleague's picture when two people replace the same one at once", async () => {
        const [first] = (await readLibrary()).pictures.filter(({ places }) => places.length > 0);
        const [mine, theirs] = [
          await addPicture(await createPicture(30)),
          await addPicture(await createPicture(40)),
        ];
        assert.ok(first);
        const replacePicture = (who: string, file: string, alsoFrom: string[] = []) =>
          desk.fetch(who, 'POST', 'content/media/replace', {
            from: first.file,
            file,
            places: [at],
            alsoFrom,
          });
        assert.equal((await replacePicture(ada, theirs.file)).statusCode, 200);
        const answer = await replacePicture(jonas, mine.file);
        assert.equal(answer.statusCode, 409);
        const conflict: ReplaceConflict = answer.json();
        assert.deepEqual(
          conflict.theirs.map(({ path, file, by }) => ({ path, file, by })),
          [{ path: at.path, file: theirs.file, by: await desk.idOf(ada) }],
        );
        for (const _press of [1, 2])
          assert.equal((await replacePicture(jonas, mine.file, [theirs.file])).statusCode, 200);
        const used = (await readLibrary()).pictures.filter(({ places }) => places.length > 0);
        assert.deepEqual(
          used.map(({ file }) => file),
          [mine.file],
        );
        assert.equal((await replacePicture(ada, mine.file)).statusCode, 200);
        const { changes }: ContentDocument = (await desk.fetch(ada, 'GET', 'content/documents/home')).json();
        assert.deepEqual(
          changes.map(({ by }) => by),
          [await desk.idOf(jonas)],
        );
        assert.equal((await desk.fetch(jonas, 'DELETE', urlOf(first))).statusCode, 204);
      });

      test('replaces an illustration everywhere it is used', async () => {
        const findUses = async (file: string) => {
          const { pictures, site } = await readLibrary();
          return [...pictures, ...site].find((one) => one.file === file)?.places ?? [];
        };
        const drawing = 'people/producer.svg';
        const places = (await findUses(drawing)).filter(isReplaceable);
        assert.ok(places.length > 1, 'the drawing is shown in several places');
        const { file } = await addPicture(await createPicture(45));
        const change = { from: drawing, file, places };
        assert.equal((await desk.fetch(jonas, 'POST', 'content/media/replace', change)).statusCode, 200);
        assert.equal((await findUses(file)).filter(isReplaceable).length, places.length);
        assert.equal((await findUses(drawing)).filter(isReplaceable).length, 0);
        const other = { ...change, from: 'people/nobody.svg' };
        assert.equal((await desk.fetch(jonas, 'POST', 'content/media/replace', other)).statusCode, 404);
      });
    });

    test('refuses to delete a picture in the scheduled or previous release', async () => {
      const staff = createStaffDatabase(desk.database.database);
      const [planned, former] = [
        await addPicture(await createPicture(50)),
        await addPicture(await createPicture(60)),
      ];
      const path = ['hero', 'picture', 'file'];
      const putPicture = async (file: string | null) => {
        const { changes }: ContentDocument = (
          await desk.fetch(ada, 'GET', 'content/documents/about-us')
        ).json();
        const was = changes.find((change) => change.path.join() === path.join())?.version ?? null;
        const change = { path, patch: file ? { path, value: file } : null, was };
        assert.equal((await desk.fetch(ada, 'PUT', 'content/documents/about-us', [change])).statusCode, 200);
      };
      const deletePicture = async ({ file }: LibraryPicture) => {
        const answer = await desk.fetch(jonas, 'DELETE', urlOf({ file } as LibraryPicture));
        return [answer.statusCode, answer.statusCode === 204 ? '' : answer.json().message];
      };
      await putPicture(planned.file);
      const dueAt = new Date(Date.now() + 3_600_000);
      await scheduleDrafts(staff, { dueAt, timeZone: 'UTC', by: await desk.idOf(ada) }, []);
      await putPicture(former.file);
      const [shown] = (await readLibrary()).pictures.filter(({ file }) => file === planned.file);
      assert.deepEqual(
        shown?.places.map(({ document, state }) => [document, state]),
        [['about-us', 'scheduled']],
      );
      assert.equal((await deletePicture(planned))[0], 409);
      await cancelSchedule(staff);
      assert.deepEqual(await deletePicture(planned), [204, '']);
      await putPicture(null);

      const made = await Promise.all(
        ['before', 'live'].map(async (name) => {
          const of = randomUUID();
          const content = join(getReleaseFolder(folder, of), 'content');
          mkdirSync(content, { recursive: true });
          writeFileSync(
            join(content, 'home.yaml'),
            name === 'before' ? `file: ${former.file}` : 'file: no.svg',
          );
          writeFileSync(join(content, '../release.json'), '{}');
          return of;
        }),
      );
      for (const [at, of] of made.entries())
        await desk.database.query(
          `insert into staff.release (kind, folder, state, ended_at) values ('publish', $1, 'live', $2)`,
          [of, new Date(Date.UTC(2026, 1, 1 + at))],
        );
      await setLiveRelease(folder, { id: String(made[1]), project: '' });
      assert.deepEqual(await deletePicture(former), [
        409,
        'The previous release shows this picture, and Roll back needs it. You can delete it after the next Publish.',
      ]);
      const { releases }: Releases = (await desk.fetch(jonas, 'GET', 'content/releases')).json();
      const back = releases.find(({ mayReturn }) => mayReturn);
      await desk.database.query('delete from staff.picture where file = $1', [former.file]);
      const refused = await desk.fetch(jonas, 'POST', `content/releases/${back?.id}/back`, {});
      assert.deepEqual(
        [refused.statusCode, refused.json().message],
        [409, 'That release shows a picture that was deleted. Change the texts instead, and publish.'],
      );
    });

    test('accepts videos up to 30 MB and serves byte ranges', async () => {
      await desk.database.query('delete from staff.picture');
      const content = readFileSync('public/media/stage-loop.mp4');
      const sent = await desk.app.inject({
        method: 'POST',
        url: '/desk/api/content/media?name=Loop.mp4&width=540&height=960',
        headers: { ...sameOriginHeaders, cookie: jonas, 'content-type': 'application/octet-stream' },
        payload: content,
      });
      const { picture, still } = sent.json() as UploadResult;
      assert.match(picture.file, /^uploads\/[0-9a-f]{16}\.mp4$/);
      const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
      assert.equal(still?.name, hasFfmpeg ? 'Loop, still' : undefined);
      if (still) assert.match(still.file, /^uploads\/[0-9a-f]{16}\.jpg$/);
      assert.deepEqual([picture.type, picture.width, picture.height], ['video/mp4', 540, 960]);
      const part = await desk.app.inject({
        url: `/desk/api/${urlOf(picture)}`,
        headers: { ...sameOriginHeaders, cookie: jonas, range: 'bytes=4-7' },
      });
      assert.deepEqual(
        [part.statusCode, part.body, part.headers['content-type'], part.headers['content-range']],
        [206, 'ftyp', 'video/mp4', `bytes 4-7/${content.length}`],
      );
      const cut = await postUpload(jonas, content.subarray(0, content.length / 2), 'Cut.mp4');
      assert.deepEqual(
        [cut.statusCode, cut.json().message],
        [422, 'This film is cut off or damaged. Try exporting it again.'],
      );
      const large = await postUpload(jonas, Buffer.alloc(31 * 1024 * 1024), 'Large.mp4');
      assert.deepEqual([large.statusCode, large.json().message], [413, '31 MB. The limit is 30 MB.']);
      const noFilm = await postUpload(jonas, Buffer.alloc(21 * 1024 * 1024), 'Zeros.mp4');
      assert.deepEqual([noFilm.statusCode, noFilm.json().message], [413, '21 MB. The limit is 20 MB.']);
    });

    test('accepts an upload over a slow connection', { timeout: 60_000 }, async () => {
      const content = await createPhoto({ width: 50 });
      const half = content.length / 2;
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(content.subarray(0, half));
          await delay(13_000);
          controller.enqueue(content.subarray(half));
          controller.close();
        },
      });
      const request: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { origin: desk.url, cookie: jonas, 'content-type': 'application/octet-stream' },
      };
      const answer = await fetch(`${desk.url}/desk/api/content/media?name=slow.jpg`, request);
      assert.equal(answer.status, 200);
    });
  });
