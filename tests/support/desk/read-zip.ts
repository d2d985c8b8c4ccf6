import assert from 'node:assert/strict';
import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a zip archive by its central directory, and checks sizes and checksums. @returns the contents by file name */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  assert.ok(end >= 0, 'has an end record');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    assert.equal(zip.toString('latin1', at, at + 4), 'PK\x01\x02');
    const [packedSize, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    assert.equal(zip.toString('latin1', local, local + 4), 'PK\x03\x04');
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(begin, begin + packedSize));
    assert.deepEqual([content.length, crc32(content)], [size, zip.readUInt32LE(at + 16)], name);
    files.set(name, content);
    at += 46 + nameLength;
  }
  assert.equal(at, end);
  return files;
}
