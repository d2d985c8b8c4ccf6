import { open } from 'node:fs/promises';

export type FilmKind = { type: 'video/mp4' | 'video/webm'; ending: 'mp4' | 'webm' };

/** Messages for refused films. */
export class FilmRefused extends Error {}

const damaged = 'This film is cut off or damaged. Try exporting it again.';
const quickTime = 'QuickTime films (MOV) don’t play in every browser. Export it as MP4 (H.264).';

/** The type of a film by its first bytes; undefined for other files. */
export async function filmKind(file: string): Promise<FilmKind | undefined> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0).finally(() => handle.close());
  const start = buffer.toString('latin1', 0, bytesRead);
  if (start.startsWith('\x1aE\xdf\xa3') && start.includes('webm'))
    return { type: 'video/webm', ending: 'webm' };
  if (/^.{4}ftyp(?:avif|avis|heic|heix|heim|heis|mif1|msf1)/s.test(start)) return undefined;
  return /^.{4}ftyp/s.test(start) ? { type: 'video/mp4', ending: 'mp4' } : undefined;
}

/**
 * Removes camera and location data from a film in place. The size of the file stays the same, so that its index stays valid.
 * @throws FilmRefused
 */
export function cleanFilm(data: Buffer, { ending }: FilmKind): void {
  if (ending === 'mp4') cleanMp4(data);
  else cleanWebm(data);
}

const within = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
const personal = new Set(['udta', 'meta', 'uuid', 'skip', 'free', 'wide']);

function cleanMp4(data: Buffer): void {
  if (data.toString('latin1', 8, 12) === 'qt  ') throw new FilmRefused(quickTime);
  const seen = new Set<string>();
  for (const box of boxesIn(data, 0, data.length)) clean(box);
  if (!seen.has('moov') || !seen.has('mdat')) throw new FilmRefused(damaged);

  function clean({ type, at, from, end }: Box) {
    seen.add(type);
    if (personal.has(type)) {
      data.write('free', at + 4, 'latin1');
      data.fill(0, from, end);
    }
    if (within.has(type)) for (const box of boxesIn(data, from, end)) clean(box);
  }
}

type Box = { type: string; at: number; from: number; end: number };

/** Boxes of an MP4: four bytes of size, four of type, eight more of size in large ones, content. */
function* boxesIn(data: Buffer, start: number, end: number): Generator<Box> {
  let at = start;
  while (at < end) {
    if (at + 8 > end) throw new FilmRefused(damaged);
    const type = data.toString('latin1', at + 4, at + 8);
    let size = data.readUInt32BE(at);
    let from = at + 8;
    if (size === 1) {
      if (at + 16 > end) throw new FilmRefused(damaged);
      size = Number(data.readBigUInt64BE(at + 8));
      from = at + 16;
    }
    if (size === 0) size = end - at;
    if (at + size > end || at + size < from) throw new FilmRefused(damaged);
    yield { type, at, from, end: at + size };
    at += size;
  }
}

const segment = 0x18538067;
const personalElements = new Set([0x1254c367, 0x1941a469]);
const voidElement = 0xec;

/** Tags and attachments become void elements; both have ids of four bytes. */
function cleanWebm(data: Buffer): void {
  let at = 0;
  let end = data.length;
  while (at < end) {
    const id = numberAt(data, at, true);
    const size = numberAt(data, at + id.bytes, false);
    const from = at + id.bytes + size.bytes;
    if (id.value === segment) {
      if (size.isUnknown) end = data.length;
      else if (from + size.value > data.length) throw new FilmRefused(damaged);
      at = from;
      continue;
    }
    // The clusters of a live recording have no length.
    if (size.isUnknown) return;
    if (from + size.value > end) throw new FilmRefused(damaged);
    const rest = size.value + size.bytes + id.bytes;
    // A void element has a head of nine bytes here; shorter ones hold nothing.
    if (personalElements.has(id.value) && rest >= 9) {
      data.fill(0, at, at + rest);
      data[at] = voidElement;
      data.writeUInt8(0x01, at + 1);
      data.writeUIntBE(rest - 9, at + 3, 6);
    }
    at = from + size.value;
  }
}

/** Reads an EBML number of variable length: the leading zeros of the first byte give its length. */
function numberAt(
  data: Buffer,
  at: number,
  isId: boolean,
): { value: number; bytes: number; isUnknown: boolean } {
  const first = data[at];
  const bytes = first ? Math.clz32(first) - 23 : 9;
  if (bytes > (isId ? 4 : 8) || at + bytes > data.length || first === undefined)
    throw new FilmRefused(damaged);
  let value = isId ? first : first & (0xff >> bytes);
  let isUnknown = value === 0xff >> bytes;
  for (const byte of data.subarray(at + 1, at + bytes)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, bytes, isUnknown };
}
