import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = string | number | Buffer | Map<string | number, Cbor>;

/** As much of CBOR as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** What differs from what an honest browser on the right page does. */
export type Oddity = {
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  challenge?: string;
  type?: string;
  counter?: number;
};

/** An authenticator without a device, as WebAuthn describes one: makes a passkey and signs with it. */
export function softwareAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = site.origin, ...odd }: Oddity) =>
    Buffer.from(
      JSON.stringify({ type: odd.type ?? type, challenge: odd.challenge ?? challenge, origin, crossOrigin: false }),
    );
  const authenticatorData = (flags: number, { rpId = site.rpId, userVerified = true, ...odd }: Oddity) => {
    counter = odd.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (userVerified ? 4 : 0)]), count]);
  };
  const shared = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: base64url(id),
    /** Answers what `navigator.credentials.create` was asked. */
    make(options: { challenge: string }, odd: Oddity & { fmt?: string; attStmt?: Map<string, Cbor> } = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([authenticatorData(0x40, odd), Buffer.alloc(16), length, id, cbor(cose)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', odd.fmt ?? 'none'],
        ['attStmt', odd.attStmt ?? new Map()],
        ['authData', authData],
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', options.challenge, odd));
      return {
        ...shared,
        response: { clientDataJSON, attestationObject: base64url(cbor(attestation)), transports: ['internal'] },
      };
    },
    /** Answers what `navigator.credentials.get` was asked. */
    use(options: { challenge: string }, odd: Oddity & { userHandle?: string } = {}) {
      const data = clientData('webauthn.get', options.challenge, odd);
      const authData = authenticatorData(0, odd);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          ...(odd.userHandle && { userHandle: odd.userHandle }),
        },
      };
    },
  };
}
