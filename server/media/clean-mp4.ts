import { FilmRefused, filmTexts } from './film-refused.ts';

const listOf = (words: string) => new Set(words.split(' '));

/** Allowed boxes by parent box. Other boxes can contain the location of the recording. */
const needed = new Map([
  ['', listOf('ftyp styp moov mdat moof sidx mfra')],
  ['moov', listOf('mvhd iods trak mvex')],
  ['trak', listOf('tkhd edts mdia')],
  ['mdia', listOf('mdhd hdlr minf elng')],
  ['minf', listOf('vmhd smhd dinf stbl')],
  ['stbl', listOf('stsd stts ctts cslg stsc stsz stco co64 stss stps sdtp sgpd sbgp')],
  ['moof', listOf('mfhd traf')],
  ['traf', listOf('tfhd tfdt trun sdtp sgpd sbgp')],
]);
const dated = listOf('mvhd tkhd mdhd');

export function cleanMp4(data: Buffer): void {
  if (data.toString('latin1', 8, 12) === 'qt  ') throw new FilmRefused(filmTexts.quickTime);
  const seen = new Set<string>();
  const mediaData: Box[] = [];
  const samples: Range[] = [];
  let hasOtherTracks = false;
  clean('', 0, data.length);
  if (!seen.has('moov') || !seen.has('mdat')) throw new FilmRefused(filmTexts.damaged);
  if (!seen.has('moof')) blankBetween(data, samples, mediaData);
  else if (hasOtherTracks) throw new FilmRefused(filmTexts.otherTracks);

  function clean(around: string, start: number, end: number) {
    for (const box of boxesIn(data, start, end)) {
      const { type, from } = box;
      const isOther = type === 'trak' && !isPictureOrSound(data, box);
      if (isOther) hasOtherTracks = true;
      if (isOther || !needed.get(around)?.has(type)) {
        blankBox(data, box);
        continue;
      }
      seen.add(type);
      if (type === 'mdat') mediaData.push(box);
      if (type === 'trak') for (const chunk of chunksOf(data, box)) samples.push(chunk);
      // Dates have 64 bits in version 1.
      if (dated.has(type)) data.fill(0, from + 4, from + (data.readUInt8(from) === 1 ? 20 : 12));
      if (type === 'hdlr') data.fill(0, from + 24, box.end);
      if (needed.has(type)) clean(type, from, box.end);
    }
  }
}

function blankBox(data: Buffer, { at, from, end }: Box): void {
  data.write('free', at + 4, 'latin1');
  data.fill(0, from, end);
}

function isPictureOrSound(data: Buffer, track: Box): boolean {
  const handler = find(data, track, 'mdia', 'hdlr');
  const type = handler && data.toString('latin1', handler.from + 8, handler.from + 12);
  return type === 'vide' || type === 'soun';
}

type Range = { from: number; end: number };

function* chunksOf(data: Buffer, track: Box): Generator<Range> {
  const table = (type: string) => find(data, track, 'mdia', 'minf', 'stbl', type)?.from;
  const long = table('co64');
  const offsets = long ?? table('stco');
  const [sizes, runs] = [table('stsz'), table('stsc')];
  if (offsets === undefined || sizes === undefined || runs === undefined)
    throw new FilmRefused(filmTexts.damaged);
  const count = data.readUInt32BE(offsets + 4);
  const oneSize = data.readUInt32BE(sizes + 4);
  const runCount = data.readUInt32BE(runs + 4);
  let [run, sample] = [0, 0];
  for (let chunk = 0; chunk < count; chunk += 1) {
    while (run + 1 < runCount && data.readUInt32BE(runs + 8 + 12 * (run + 1)) <= chunk + 1) run += 1;
    const many = data.readUInt32BE(runs + 12 + 12 * run);
    let bytes = many * oneSize;
    if (oneSize === 0)
      for (const last = sample + many; sample < last; sample += 1)
        bytes += data.readUInt32BE(sizes + 12 + 4 * sample);
    const from =
      long === undefined
        ? data.readUInt32BE(offsets + 8 + 4 * chunk)
        : Number(data.readBigUInt64BE(offsets + 8 + 8 * chunk));
    if (from + bytes > data.length) throw new FilmRefused(filmTexts.damaged);
    yield { from, end: from + bytes };
  }
}

/** The bytes may belong to other tracks or to data that cameras write between samples. */
function blankBetween(data: Buffer, ranges: Range[], boxes: Box[]): void {
  const sorted = ranges.toSorted((a, b) => a.from - b.from);
  for (const box of boxes) {
    let at = box.from;
    for (const { from, end } of sorted) {
      if (from > at) data.fill(0, at, Math.min(from, box.end));
      at = Math.min(Math.max(at, end), box.end);
    }
    data.fill(0, at, box.end);
  }
}

function find(data: Buffer, around: Box, ...types: string[]): Box | undefined {
  return types.reduce<Box | undefined>(
    (outer, type) => outer && [...boxesIn(data, outer.from, outer.end)].find((box) => box.type === type),
    around,
  );
}

type Box = { type: string; at: number; from: number; end: number };

/** A box has four bytes of size, four of type, eight more of size if it is large, and its content. */
function* boxesIn(data: Buffer, start: number, end: number): Generator<Box> {
  let at = start;
  while (at < end) {
    if (at + 8 > end) throw new FilmRefused(filmTexts.damaged);
    const type = data.toString('latin1', at + 4, at + 8);
    let size = data.readUInt32BE(at);
    let from = at + 8;
    if (size === 1) {
      if (at + 16 > end) throw new FilmRefused(filmTexts.damaged);
      size = Number(data.readBigUInt64BE(at + 8));
      from = at + 16;
    }
    if (size === 0) size = end - at;
    if (at + size > end || at + size < from) throw new FilmRefused(filmTexts.damaged);
    yield { type, at, from, end: at + size };
    at += size;
  }
}
