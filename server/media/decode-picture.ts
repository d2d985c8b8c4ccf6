import { open, readFile, stat, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { formatMegabytes, maxMegapixels } from '#shared/desk/media.ts';
import { addViewBox, cleanSvg } from './clean-svg.ts';

/** Twice the width of the widest picture on a page. */
const maxPixels = 4096;
const thumbnailPixels = 480;
const maxSvgBytes = 2 * 1024 * 1024;
const maxPngBytes = 2 * 1024 * 1024;
const jpegQuality = 90;

export const refusalTexts = {
  wrongKind: 'Not a picture we can read. Use JPG, PNG, WebP, AVIF, HEIC or SVG.',
  damaged: 'This file is cut off or damaged. Try exporting it again.',
  animated: 'Animated pictures aren’t supported. Upload a film instead.',
  heic: 'HEIC photos can’t be read here. Save the photo as JPG and upload that. On an iPhone: Settings, Camera, Formats, Most Compatible.',
};

export class PictureRefused extends Error {}

export type DecodedUpload = {
  type: string;
  ending: 'jpg' | 'png' | 'webp' | 'svg' | 'mp4' | 'webm' | 'woff2';
  width: number;
  height: number;
  removed: 'camera data' | 'scripts' | null;
  name?: string;
};

const pictureSignature = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s;
const allowedLoaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map(
  (name) => `VipsForeignLoad${name}`,
);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: allowedLoaders });

/** Rotates upright, converts to sRGB, and drops camera data and other content. @throws PictureRefused */
export async function decodePicture(
  file: string,
  picture: string,
  thumbnail: string,
): Promise<DecodedUpload> {
  const { bytes, head, tail } = await readStartAndEnd(file);
  if (bytes === 0) throw new PictureRefused(refusalTexts.damaged);
  const start = head.toString('latin1');
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start) && /<svg[\s>]/i.test(start))
    return decodeSvg(file, bytes, picture, thumbnail);
  if (!pictureSignature.test(start)) throw new PictureRefused(refusalTexts.wrongKind);
  if (isPolyglotFile(start, tail.toString('latin1'))) throw new PictureRefused(refusalTexts.damaged);
  const found = await readMetadata(file, start);
  const { data, ending } = await encode(file, found);
  const { width = 0, height = 0 } = await sharp(data).metadata();
  await writeFile(picture, data);
  await writeThumbnail(sharp(data), thumbnail);
  const hasCameraData = found.exif !== undefined || found.xmp !== undefined || found.iptc !== undefined;
  return {
    type: ending === 'jpg' ? 'image/jpeg' : `image/${ending}`,
    ending,
    width,
    height,
    removed: hasCameraData ? 'camera data' : null,
  };
}

async function readStartAndEnd(file: string): Promise<{ bytes: number; head: Buffer; tail: Buffer }> {
  const { size } = await stat(file);
  const handle = await open(file);
  try {
    const readAt = async (from: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(66_000), 0, 66_000, from);
      return buffer.subarray(0, bytesRead);
    };
    return { bytes: size, head: await readAt(0), tail: await readAt(Math.max(0, size - 66_000)) };
  } finally {
    await handle.close();
  }
}

/** Detects pictures that are also a PDF, a ZIP archive or a web page. */
function isPolyglotFile(head: string, tail: string): boolean {
  return (
    head.slice(0, 1024).includes('%PDF-') ||
    tail.includes('PK\x05\x06') ||
    [head, tail].some((text) => /<(?:script|html|\?php|!doctype html)/i.test(text))
  );
}

async function readMetadata(file: string, head: string): Promise<Metadata> {
  const isHeif = /^.{4}ftyp/s.test(head);
  const brand = isHeif ? head.slice(8, 12) : '';
  const isMovingPng = head.startsWith('\x89PNG') && head.split('IDAT', 1)[0]?.includes('acTL');
  if (brand === 'avis' || brand === 'msf1' || isMovingPng) throw new PictureRefused(refusalTexts.animated);
  const createRefusal = () =>
    new PictureRefused(isHeif && brand !== 'avif' ? refusalTexts.heic : refusalTexts.damaged);
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw createRefusal();
    });
  if ((found.pages ?? 1) > 1 && found.format !== 'heif') throw new PictureRefused(refusalTexts.animated);
  if (!['jpeg', 'png', 'webp', 'heif'].includes(found.format))
    throw new PictureRefused(refusalTexts.wrongKind);
  if (found.format === 'heif' && found.compression !== 'av1') throw new PictureRefused(refusalTexts.heic);
  const megapixels = (found.width * found.height) / 1e6;
  if (megapixels > maxMegapixels)
    throw new PictureRefused(
      `${Math.round(megapixels)} megapixels. The limit is ${maxMegapixels} megapixels.`,
    );
  return found;
}

async function encode(
  file: string,
  { format, hasAlpha }: Metadata,
): Promise<{ data: Buffer; ending: DecodedUpload['ending'] }> {
  const openUpright = () =>
    sharp(file, { failOn: 'error', limitInputPixels: maxMegapixels * 1e6 + 1, sequentialRead: true })
      .autoOrient()
      .resize(maxPixels, maxPixels, { fit: 'inside', withoutEnlargement: true });
  const encodeAsWebp = async () => ({
    data: await openUpright().webp({ quality: jpegQuality }).toBuffer(),
    ending: 'webp' as const,
  });
  try {
    if (format === 'webp' || (format === 'heif' && hasAlpha)) return await encodeAsWebp();
    if (format !== 'png')
      return { data: await openUpright().jpeg({ quality: jpegQuality }).toBuffer(), ending: 'jpg' };
    const data = await openUpright().png({ compressionLevel: 9 }).toBuffer();
    return data.length > maxPngBytes ? await encodeAsWebp() : { data, ending: 'png' };
  } catch {
    throw new PictureRefused(refusalTexts.damaged);
  }
}

async function decodeSvg(
  file: string,
  bytes: number,
  picture: string,
  thumbnail: string,
): Promise<DecodedUpload> {
  if (bytes > maxSvgBytes)
    throw new PictureRefused(`${formatMegabytes(bytes)}. The limit for SVG is ${maxSvgBytes / 2 ** 20} MB.`);
  try {
    const { text, isChanged } = cleanSvg(await readFile(file, 'utf8'));
    const { width = 0, height = 0 } = await sharp(Buffer.from(text)).metadata();
    const data = Buffer.from(addViewBox(text, { width, height }));
    await writeThumbnail(sharp(data), thumbnail);
    await writeFile(picture, data);
    return { type: 'image/svg+xml', ending: 'svg', width, height, removed: isChanged ? 'scripts' : null };
  } catch {
    throw new PictureRefused(refusalTexts.damaged);
  }
}

async function writeThumbnail(of: Sharp, file: string): Promise<void> {
  await of
    .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toFile(file);
}
