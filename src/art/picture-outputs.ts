import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildCache } from '#build/cache.ts';
import { getTypefacePath } from '#shared/desk/media.ts';
import { look } from '#site.config';
import { pictureFiles } from '#src/pictures/picture-files.ts';
import { filmFile, isFilm } from './film-source.ts';
import {
  type Drawing,
  markColors,
  markSource,
  type Photo,
  type PhotoFormat,
  photoFile,
  photoFormats,
  pictureFolder,
  pictureSource,
} from './picture-source.ts';

/** A file below /art. */
type PictureOutput = { file: string; type: string; body: () => Promise<Uint8Array> };

/** All files below /art. @param marks files of client marks */
export function pictureOutputs(marks: readonly string[]): PictureOutput[] {
  const inColors = marks.flatMap((file) => markColors.map((color) => markSource(file, color)));
  return [
    ...[...pictureFiles, ...uploads()].flatMap((file) => {
      if (isFilm(file)) return [filmOutput(file)];
      if (file.endsWith('.woff2'))
        return [
          {
            file: getTypefacePath(file),
            type: 'font/woff2',
            body: () => readFile(join(pictureFolder, file)),
          },
        ];
      const source = pictureSource(file);
      return source.kind === 'photo' ? photoOutputs(source) : [drawingOutput(source)];
    }),
    ...inColors.map(drawingOutput),
    ...(look.logo ? [drawingOutput(markSource(look.logo, 'white'))] : []),
  ];
}

function uploads(): string[] {
  const folder = join(pictureFolder, 'uploads');
  return existsSync(folder) ? readdirSync(folder).map((name) => `uploads/${name}`) : [];
}

function filmOutput(file: string): PictureOutput {
  const type = file.endsWith('.webm') ? 'video/webm' : 'video/mp4';
  return { file: filmFile(file), type, body: () => readFile(join(pictureFolder, file)) };
}

function drawingOutput({ svg, address }: Drawing): PictureOutput {
  return { file: address.replace('/art/', ''), type: 'image/svg+xml', body: async () => Buffer.from(svg) };
}

function photoOutputs(photo: Photo): PictureOutput[] {
  return (Object.keys(photoFormats) as PhotoFormat[]).flatMap((format) =>
    photo.widths.map((width) => ({
      file: photoFile(photo, width, format),
      type: `image/${format}`,
      body: () => resize(photo.bytes, width, format),
    })),
  );
}

function resize(bytes: Buffer, width: number, format: PhotoFormat): Promise<Uint8Array> {
  const options = photoFormats[format];
  const madeFrom = ['photo', bytes, JSON.stringify({ width, format, options, ...sharp.versions })];
  return buildCache.getOrMake(madeFrom, () =>
    sharp(bytes)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, options)
      .toBuffer(),
  );
}
