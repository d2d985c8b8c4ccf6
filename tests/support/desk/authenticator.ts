import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId?: string };

export type Tampering = {
  origin?: string;
  domain?: string;
  challenge?: string;
  isUnverified?: boolean;
  counter?: number;
};

const userPresentFlag = 0x01;
const userVerifiedFlag = 0x04;
const attestedKeyFlag = 0x40;

/** A software security key with a counter and one passkey on P-256. @param origin the origin of the requesting page */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const createAuthData = (domain: string, twist: Tampering, key = Buffer.alloc(0)) => {
    counter = twist.counter ?? counter + 1;
    const flags =
      userPresentFlag | (twist.isUnverified ? 0 : userVerifiedFlag) | (key.length > 0 ? attestedKeyFlag : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(twist.domain ?? domain), Buffer.from([flags]), count, key]);
  };
  const createClientData = (type: string, challenge: string, twist: Tampering) =>
    Buffer.from(
      JSON.stringify({ type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? origin }),
    );
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  return {
    create({ challenge, rp, user }: CreationOptions, twist: Tampering = {}) {
      userHandle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const point = [x, y].map((part) => Buffer.from(part, 'base64url'));
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const [xHead, yHead] = ['a5010203262001215820', '225820'].map((hex) => Buffer.from(hex, 'hex'));
      const cose = Buffer.concat([xHead, point[0], yHead, point[1]] as Buffer[]);
      const length = Buffer.from([0, id.length]);
      const data = createAuthData(rp.id ?? '', twist, Buffer.concat([Buffer.alloc(16), length, id, cose]));
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
          clientDataJSON: createClientData('webauthn.create', challenge, twist).toString('base64url'),
          attestationObject: Buffer.concat([head, data]).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ challenge, rpId }: RequestOptions, twist: Tampering = {}) {
      const data = createAuthData(rpId ?? '', twist);
      const client = createClientData('webauthn.get', challenge, twist);
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
