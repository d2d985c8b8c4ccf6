import { FilmRefused, filmRefusals } from './film-refused.ts';

const segment = 0x18538067;
const cluster = 0x1f43b675;
const [info, tracks, track] = [0x1549a966, 0x1654ae6b, 0xae];
const traversedElements = new Set([segment, info, tracks, track]);
/** Ids of header, positions and cues. Other elements with four-byte ids, such as tags and attachments, are removed. */
const allowedFourByteIds = new Set([0x1a45dfa3, 0x114d9b74, 0x1c53bb6b, cluster, ...traversedElements]);
/** Ids of date, title, file names and track names. */
const personalElements = new Set([0x4461, 0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb, 0x536e]);
const trackType = 0x83;
const [voidElement, checksum] = [0xec, 0xbf];

export function cleanWebm(data: Buffer): void {
  let at = 0;
  while (at < data.length) {
    const id = readNumber(data, at, true);
    const size = readNumber(data, at + id.bytes, false);
    const from = at + id.bytes + size.bytes;
    // In a live recording, segments and clusters have no length.
    if (size.isUnknown && id.value !== segment && id.value !== cluster)
      throw new FilmRefused(filmRefusals.damaged);
    if (!size.isUnknown && from + size.value > data.length) throw new FilmRefused(filmRefusals.damaged);
    if (traversedElements.has(id.value) || size.isUnknown) {
      at = from;
      continue;
    }
    const end = from + size.value;
    if (id.value === trackType && size.value === 1 && ![1, 2].includes(data.readUInt8(from)))
      throw new FilmRefused(filmRefusals.otherTracks);
    if (id.bytes === 4 && !allowedFourByteIds.has(id.value)) replaceWithVoid(data, at, end);
    // The checksums of changed elements would be wrong.
    if (id.value === checksum) data[at] = voidElement;
    if ([checksum, voidElement, ...personalElements].includes(id.value)) data.fill(0, from, end);
    at = end;
  }
}

function replaceWithVoid(data: Buffer, at: number, end: number): void {
  // The void element's header has nine bytes. A shorter element stays: it is too short to contain personal data.
  if (end - at < 9) return;
  data.fill(0, at, end);
  data[at] = voidElement;
  data.writeUInt8(0x01, at + 1);
  data.writeUIntBE(end - at - 9, at + 3, 6);
}

/** Reads an EBML number of variable length: the leading zeros of the first byte give its length. */
function readNumber(
  data: Buffer,
  at: number,
  isId: boolean,
): { value: number; bytes: number; isUnknown: boolean } {
  const first = data[at];
  const bytes = first ? Math.clz32(first) - 23 : 9;
  if (bytes > (isId ? 4 : 8) || at + bytes > data.length || first === undefined)
    throw new FilmRefused(filmRefusals.damaged);
  let value = isId ? first : first & (0xff >> bytes);
  let isUnknown = value === 0xff >> bytes;
  for (const byte of data.subarray(at + 1, at + bytes)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, bytes, isUnknown };
}
