import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { look } from '#site.config';
import { withTokenValues } from '#src/content/brand/token-values.ts';

export const pictureFolder = join(process.cwd(), 'src/pictures');
const colors = readFileSync(join(process.cwd(), 'src/styles/colors.css'), 'utf8');

/** Three times the width at which most logos are shown. */
const logoPixels = 320;

/** Widths in pixels that photos are served in, and how each format is compressed. */
const widths = [160, 320, 640, 960, 1280, 1920];
export const photoFormats = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
} as const;
export type PhotoFormat = keyof typeof photoFormats;

type Size = { width: number; height: number };
export type Drawing = Size & { kind: 'drawing'; svg: string; address: string };
export type Photo = Size & { kind: 'photo'; bytes: Buffer; name: string; hash: string; widths: number[] };

const sources = new Map<string, Drawing | Photo>();
let coloredBy: unknown;

/** Resolves a picture to its address, size and formats. @param file path below src/pictures @throws Error when there is no such file */
export function pictureSource(file: string): Drawing | Photo {
  // In the preview, the look can change.
  if (look.tokens !== coloredBy) sources.clear();
  coloredBy = look.tokens;
  const source = sources.get(file) ?? readSource(file);
  sources.set(file, source);
  return source;
}

function readSource(file: string): Drawing | Photo {
  const bytes = readFileSync(join(pictureFolder, file));
  return file.endsWith('.svg')
    ? readDrawing(nameOf(file), withCropping(bytes.toString()))
    : readPhoto(nameOf(file), bytes);
}

const withCropping = (svg: string) =>
  / preserveAspectRatio=/.test(svg) ? svg : svg.replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"');

// The name of an uploaded file is already a hash, so it is left out here.
const nameOf = (file: string) =>
  file.startsWith('uploads/') ? 'upload' : file.replace(/\.\w+$/, '').replaceAll('/', '-');

const hashOf = (content: string | Buffer, options = '') =>
  createHash('sha256').update(content).update(options).digest('hex').slice(0, 8);

function readDrawing(name: string, text: string): Drawing {
  const svg = withTokenValues(text.trim(), colors);
  const [, width, height] = /<svg[^>]* viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  if (!width || !height) throw new Error(`The picture ${name} has no viewBox`);
  return { kind: 'drawing', svg, address: `/art/${name}.${hashOf(svg)}.svg`, width, height };
}

function readPhoto(name: string, bytes: Buffer): Photo {
  const { width, height, orientation = 1 } = imageSize(bytes);
  const isTurned = orientation > 4;
  const size = isTurned ? { width: height, height: width } : { width, height };
  const most = Math.min(size.width, Math.max(...widths));
  return {
    kind: 'photo',
    bytes,
    name,
    hash: hashOf(bytes, JSON.stringify(photoFormats)),
    widths: [...widths.filter((width) => width < most), most],
    ...size,
  };
}

/** The hash comes last, where the server and releases recognize immutable files. */
export const photoFile = ({ name, hash }: Pick<Photo, 'name' | 'hash'>, width: number, format: PhotoFormat) =>
  `${name}-${width}.${hash}.${format}`;

/** The `srcset` of a photo in one format. */
export function srcSet(photo: Photo, format: PhotoFormat): string {
  return photo.widths.map((width) => `/art/${photoFile(photo, width, format)} ${width}w`).join(', ');
}

/** The address of a picture for a place of about this width in pixels. */
export function pictureAddress(file: string, width: number): string {
  const source = pictureSource(file);
  if (source.kind === 'drawing') return source.address;
  const nearest = source.widths.find((one) => one >= width) ?? source.widths.at(-1) ?? width;
  return `/art/${photoFile(source, nearest, 'webp')}`;
}

/** Color tokens for client marks. */
export const markColors = ['ink', 'ink-3', 'white'] as const;
export type MarkColor = (typeof markColors)[number];

/** A client's mark in one color. A mark without `currentColor` is filled with the color as a whole. */
export function markSource(file: string, color: MarkColor): Drawing {
  const source = pictureSource(file);
  const isPlain = source.kind === 'drawing' && source.svg.includes('currentColor');
  const fill = `var(--color-${color})`;
  const svg = isPlain
    ? source.svg.replace(/ preserveAspectRatio="[^"]*"/, '').replace('<svg ', `<svg color="${fill}" `)
    : fillPicture(file, source, fill);
  return readDrawing(`mark-${nameOf(file).replace(/^[^-]+-/, '')}-${color}`, svg);
}

/**
 * The brand's logo for a light or dark background. Without a logo for dark backgrounds, the other one is filled with
 * white.
 */
export function logoSource(isOnDark: boolean): (Size & { address: string }) | undefined {
  const { logo, logoOnDark } = look;
  if (!logo) return undefined;
  if (isOnDark && !logoOnDark) return markSource(logo, 'white');
  const file = (isOnDark && logoOnDark) || logo;
  const { width, height } = pictureSource(file);
  return { width, height, address: pictureAddress(file, logoPixels) };
}

function fillPicture(file: string, source: Drawing | Photo, fill: string): string {
  const { width, height } = source;
  const size = `width="${width}" height="${height}"`;
  const inner =
    source.kind === 'drawing'
      ? source.svg.replace(/<svg\b[^>]*>/, (tag) =>
          tag.replace(/ (?:width|height)="[^"]*"/g, '').replace('<svg', `<svg ${size}`),
        )
      : `<image ${size} href="data:image/${file.split('.').at(-1)?.replace('jpg', 'jpeg')};base64,${source.bytes.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><filter id="one-color" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="${fill}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#one-color)">${inner}</g></svg>`;
}
