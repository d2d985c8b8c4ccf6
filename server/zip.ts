import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export type ZipFile = { name: string; content: Uint8Array };

const utf8NamesFlag = 0x0800;
const deflatedMethod = 8;
const zipVersion = 20;
const deflate = promisify(deflateRaw);

/** PKWARE APPNOTE, without extensions. Modification times are in UTC. */
export async function* createZip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const central: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const packed = await deflate(content);
    const nameBytes = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(zipVersion, 0);
    facts.writeUInt16LE(utf8NamesFlag, 2);
    facts.writeUInt16LE(deflatedMethod, 4);
    facts.writeUInt32LE(toDosTime(at), 6);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), facts, nameBytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([zipVersion, 0]);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, facts, rest, nameBytes]));
    yield header;
    yield packed;
    offset += header.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([directory, Buffer.from('PK\x05\x06'), end]);
}

function toDosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
}
