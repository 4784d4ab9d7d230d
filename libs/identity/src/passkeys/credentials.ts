import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

const bytes = z.base64url().max(12_000);
const id = z.base64url().min(1).max(1400);

const common = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  // The site asks for no extensions.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

const signed = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
});

const created = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    // Nobody asked for certificates of the device, which the library would look up.
    attestationObject: bytes.refine(
      (text) => decodeAttestationObject(isoBase64URL.toBuffer(text)).get('attStmt').get('x5c') === undefined,
    ),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(7)
      .default([])
      // A new kind of connection must not keep a passkey out.
      .catch([]),
  }),
});

export type SignedCredential = z.infer<typeof signed>;
export type CreatedCredential = z.infer<typeof created>;

export interface Read<Credential> {
  credential: Credential;
  challenge: string;
}

/** Undefined for what no browser sends. */
function read<Credential extends { response: { clientDataJSON: string } }>(
  schema: z.ZodType<Credential>,
  text: unknown,
): Read<Credential> | undefined {
  try {
    const credential = schema.parse(JSON.parse(String(text)));
    const { challenge } = decodeClientDataJSON(credential.response.clientDataJSON);
    return typeof challenge === 'string' ? { credential, challenge } : undefined;
  } catch {
    return undefined;
  }
}

export const readSigned = (text: unknown): Read<SignedCredential> | undefined => read(signed, text);
export const readCreated = (text: unknown): Read<CreatedCredential> | undefined => read(created, text);
