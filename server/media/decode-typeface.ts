import { readFile, rm, writeFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import { create, type Font } from 'fontkitten';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { formatTooLargeText, isTypefaceName, maxTypefaceBytes, notWoff2Text } from '#shared/desk/media.ts';
import { type DecodedUpload, PictureRefused, refusalTexts } from './decode-picture.ts';

const maxUnpackedBytes = 8 * 1024 * 1024;
const sampleSize = { width: 480, height: 360, size: 200 };

export const typefaceRefusals = {
  otherFormat: notWoff2Text,
  several: 'This file has several typefaces. Upload one of them.',
  noLetters: 'This typeface lacks letters from A to Z or digits.',
};

const createRange = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Western and central European letters, punctuation, currency symbols, arrows. */
const supportedCharacters = String.fromCodePoint(
  ...createRange(0x20, 0x7e),
  ...createRange(0xa0, 0x17f),
  ...createRange(0x2010, 0x203a),
  ...createRange(0x20a0, 0x20bf),
  ...createRange(0x2190, 0x2193),
  ...[0x2122, 0x2212, 0x2713],
);
const requiredLetters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');

/** Drops metadata and characters that the site does not use. `thumbnail` shows two letters. @throws PictureRefused */
export async function decodeTypeface(
  file: string,
  picture: string,
  thumbnail: string,
): Promise<DecodedUpload> {
  const data = await readFile(file);
  if (data.toString('latin1', 0, 4) !== 'wOF2') throw new PictureRefused(typefaceRefusals.otherFormat);
  if (data.length > maxTypefaceBytes)
    throw new PictureRefused(formatTooLargeText(data.length, maxTypefaceBytes));
  if (data.length < 48 || data.readUInt32BE(8) !== data.length || data.readUInt32BE(16) > maxUnpackedBytes)
    throw new PictureRefused(refusalTexts.damaged);
  if (data.toString('latin1', 4, 8) === 'ttcf') throw new PictureRefused(typefaceRefusals.several);
  const { plain, font } = await unpack(data);
  if (requiredLetters.some((letter) => !font.hasGlyphForCodePoint(letter.charCodeAt(0))))
    throw new PictureRefused(typefaceRefusals.noLetters);
  await writeFile(picture, await subsetFont(plain, supportedCharacters, { targetFormat: 'woff2' }));
  await writeSample(plain, font.familyName, thumbnail);
  const { width, height } = sampleSize;
  return { type: 'font/woff2', ending: 'woff2', width, height, removed: null, name: getName(font) };
}

async function unpack(data: Buffer): Promise<{ plain: Buffer; font: Font }> {
  try {
    const plain = await subsetFont(data, supportedCharacters, { targetFormat: 'truetype' });
    const font = create(plain);
    if (font.isCollection) throw new Error('several typefaces');
    return { plain, font };
  } catch {
    throw new PictureRefused(refusalTexts.damaged);
  }
}

/** A file with several weights is named after its lightest, such as `Manrope ExtraLight`. */
function getName({ familyName }: Font): string {
  const name = familyName
    .replace(/ (?:Thin|(?:Extra)?Light|Regular|Medium|(?:Semi|Extra)?Bold|Black)$/, '')
    .replace(/[^a-z\d -]/gi, '')
    .slice(0, 40)
    .trim();
  return isTypefaceName(name) ? name : 'Our typeface';
}

async function writeSample(plain: Buffer, family: string, thumbnail: string): Promise<void> {
  const { width, height, size } = sampleSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#f3ede4" d="M0 0h${width}v${height}H0z"/><text x="50%" y="${height * 0.68}" text-anchor="middle" font-size="${size}" fill="#14101a">Aa</text></svg>`;
  const fontFile = `${thumbnail}.ttf`;
  await writeFile(fontFile, plain);
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: family };
  const { pixels } = await renderAsync(svg, { font }).finally(() => rm(fontFile));
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp()
    .toFile(thumbnail);
}
