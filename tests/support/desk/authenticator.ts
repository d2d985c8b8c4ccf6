import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Creation = { challenge: string; rp: { id?: string }; user: { id: string } };
type Request = { challenge: string; rpId?: string };

export type Twist = {
  origin?: string;
  domain?: string;
  challenge?: string;
  isUnverified?: boolean;
  counter?: number;
};

const present = 0x01;
const verified = 0x04;
const holdsKey = 0x40;

/** A software security key with a counter and one passkey on P-256. @param origin the origin of the requesting page */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const authData = (domain: string, twist: Twist, key = Buffer.alloc(0)) => {
    counter = twist.counter ?? counter + 1;
    const flags = present | (twist.isUnverified ? 0 : verified) | (key.length > 0 ? holdsKey : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(twist.domain ?? domain), Buffer.from([flags]), count, key]);
  };
  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({ type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? origin }),
    );
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  return {
    create({ challenge, rp, user }: Creation, twist: Twist = {}) {
      userHandle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const point = [x, y].map((part) => Buffer.from(part, 'base64url'));
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const [xHead, yHead] = ['a5010203262001215820', '225820'].map((hex) => Buffer.from(hex, 'hex'));
      const cose = Buffer.concat([xHead, point[0], yHead, point[1]] as Buffer[]);
      const length = Buffer.from([0, id.length]);
      const data = authData(rp.id ?? '', twist, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      // CBOR: {fmt: 'none', attStmt: {}, authData: data}
      const head = Buffer.concat([
        Buffer.from('a3', 'hex'),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from('a0', 'hex'),
        cborText('authData'),
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      ]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, twist).toString('base64url'),
          attestationObject: Buffer.concat([head, data]).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ challenge, rpId }: Request, twist: Twist = {}) {
      const data = authData(rpId ?? '', twist);
      const client = clientData('webauthn.get', challenge, twist);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
