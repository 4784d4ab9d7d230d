import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 64;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url');
const coordinate = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));

interface Changes {
  origin?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** A device with one passkey, and the browser that talks to it. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  counter = 0;
  #userHandle = '';

  constructor(private readonly origin: string) {}

  create({ challenge, rp, user }: PublicKeyCredentialCreationOptionsJSON, changes: Changes = {}): string {
    this.#userHandle = user.id;
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const authData = new Uint8Array(this.#data(rp.id ?? '', changes, key));
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    );
    return this.#send({
      clientDataJSON: this.#clientData('webauthn.create', challenge, changes),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  get({ challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON, changes: Changes = {}): string {
    this.counter += 1;
    const data = this.#data(rpId, changes);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, changes);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#send({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: changes.userHandle === undefined ? this.#userHandle : base64url(changes.userHandle),
    });
  }

  #data(rpId: string, { isVerified = true, counter = this.counter }: Changes, key?: Buffer): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (key ? HAS_KEY : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, key ?? Buffer.alloc(0)]);
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Changes): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #send(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
