import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { KeyKind } from './key-order';

export const signingKey = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});

export const secretKey = z.object({ secret: z.string().min(32) });

/** 128 bits of security by NIST SP 800-57. */
const BITS = 3072;

export interface KeyMaterial {
  id: string;
  material: Record<string, unknown>;
}

export async function makeMaterial(kind: KeyKind): Promise<KeyMaterial> {
  const id = randomUUID();
  if (kind !== 'signing') return { id, material: { secret: randomBytes(32).toString('base64url') } };
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  return { id, material: { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' } };
}
