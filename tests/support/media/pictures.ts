import sharp from 'sharp';

/** Creates a photo with camera data and an EXIF orientation. */
export function createPhoto({ width = 60, height = 40, orientation = 1 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .composite([
      { input: { create: { width: 10, height: 10, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** Creates a photo of 50 megapixels that can be encoded quickly. */
export function createLargePhoto(seed: number): Promise<Buffer> {
  return sharp({
    create: {
      width: 1083,
      height: 722,
      channels: 3,
      background: '#876',
      noise: { type: 'gaussian', mean: 100 + seed, sigma: 30 },
    },
  })
    .resize(8660, 5773, { kernel: 'nearest' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

export const createDrawing = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"><rect width="40" height="20" fill="#0a5c8a"/>${inside}</svg>`;
