const errorResponse = 'E'.charCodeAt(0);
const headerBytes = 5;

/**
 * Whether a response contains an error of severity PANIC, after which the engine has stopped.
 * @param bytes complete wire protocol messages: a type byte, a length that includes itself, the body
 */
export function hasPanic(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + headerBytes <= bytes.byteLength) {
    const end = at + 1 + view.getUint32(at + 1);
    if (
      bytes[at] === errorResponse &&
      Buffer.from(bytes.subarray(at + headerBytes, end)).includes('VPANIC\0')
    ) {
      return true;
    }
    at = end;
  }
  return false;
}
