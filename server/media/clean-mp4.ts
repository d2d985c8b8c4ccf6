import { FilmRefused, filmRefusals } from './film-refused.ts';

const splitWords = (words: string) => new Set(words.split(' '));

/** Allowed boxes by parent box. Other boxes can contain the location of the recording. */
const allowedBoxes = new Map([
  ['', splitWords('ftyp styp moov mdat moof sidx mfra')],
  ['moov', splitWords('mvhd iods trak mvex')],
  ['trak', splitWords('tkhd edts mdia')],
  ['mdia', splitWords('mdhd hdlr minf elng')],
  ['minf', splitWords('vmhd smhd dinf stbl')],
  ['stbl', splitWords('stsd stts ctts cslg stsc stsz stco co64 stss stps sdtp sgpd sbgp')],
  ['moof', splitWords('mfhd traf')],
  ['traf', splitWords('tfhd tfdt trun sdtp sgpd sbgp')],
]);
const boxesWithDates = splitWords('mvhd tkhd mdhd');

export function cleanMp4(data: Buffer): void {
  if (data.toString('latin1', 8, 12) === 'qt  ') throw new FilmRefused(filmRefusals.quickTime);
  const seen = new Set<string>();
  const mediaData: Box[] = [];
  const samples: ByteRange[] = [];
  let hasOtherTracks = false;
  cleanBoxes('', 0, data.length);
  if (!seen.has('moov') || !seen.has('mdat')) throw new FilmRefused(filmRefusals.damaged);
  if (!seen.has('moof')) blankBetween(data, samples, mediaData);
  else if (hasOtherTracks) throw new FilmRefused(filmRefusals.otherTracks);

  function cleanBoxes(parentType: string, start: number, end: number) {
    for (const box of readBoxes(data, start, end)) {
      const { type, from } = box;
      const isOther = type === 'trak' && !isVideoOrAudio(data, box);
      if (isOther) hasOtherTracks = true;
      if (isOther || !allowedBoxes.get(parentType)?.has(type)) {
        blankBox(data, box);
        continue;
      }
      seen.add(type);
      if (type === 'mdat') mediaData.push(box);
      if (type === 'trak') for (const chunk of findChunks(data, box)) samples.push(chunk);
      // Dates have 64 bits in version 1.
      if (boxesWithDates.has(type)) data.fill(0, from + 4, from + (data.readUInt8(from) === 1 ? 20 : 12));
      if (type === 'hdlr') data.fill(0, from + 24, box.end);
      if (allowedBoxes.has(type)) cleanBoxes(type, from, box.end);
    }
  }
}

function blankBox(data: Buffer, { at, from, end }: Box): void {
  data.write('free', at + 4, 'latin1');
  data.fill(0, from, end);
}

function isVideoOrAudio(data: Buffer, track: Box): boolean {
  const handler = findBox(data, track, 'mdia', 'hdlr');
  const type = handler && data.toString('latin1', handler.from + 8, handler.from + 12);
  return type === 'vide' || type === 'soun';
}

type ByteRange = { from: number; end: number };

function* findChunks(data: Buffer, track: Box): Generator<ByteRange> {
  const findTable = (type: string) => findBox(data, track, 'mdia', 'minf', 'stbl', type)?.from;
  const long = findTable('co64');
  const offsets = long ?? findTable('stco');
  const [sizes, runs] = [findTable('stsz'), findTable('stsc')];
  if (offsets === undefined || sizes === undefined || runs === undefined)
    throw new FilmRefused(filmRefusals.damaged);
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
    if (from + bytes > data.length) throw new FilmRefused(filmRefusals.damaged);
    yield { from, end: from + bytes };
  }
}

/** The bytes may belong to other tracks or to data that cameras write between samples. */
function blankBetween(data: Buffer, ranges: ByteRange[], boxes: Box[]): void {
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

function findBox(data: Buffer, outerBox: Box, ...types: string[]): Box | undefined {
  return types.reduce<Box | undefined>(
    (outer, type) => outer && [...readBoxes(data, outer.from, outer.end)].find((box) => box.type === type),
    outerBox,
  );
}

type Box = { type: string; at: number; from: number; end: number };

/** A box has four bytes of size, four of type, eight more of size if it is large, and its content. */
function* readBoxes(data: Buffer, start: number, end: number): Generator<Box> {
  let at = start;
  while (at < end) {
    if (at + 8 > end) throw new FilmRefused(filmRefusals.damaged);
    const type = data.toString('latin1', at + 4, at + 8);
    let size = data.readUInt32BE(at);
    let from = at + 8;
    if (size === 1) {
      if (at + 16 > end) throw new FilmRefused(filmRefusals.damaged);
      size = Number(data.readBigUInt64BE(at + 8));
      from = at + 16;
    }
    if (size === 0) size = end - at;
    if (at + size > end || at + size < from) throw new FilmRefused(filmRefusals.damaged);
    yield { type, at, from, end: at + size };
    at += size;
  }
}
