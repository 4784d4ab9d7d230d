import { COSEALG } from '@simplewebauthn/server/helpers';

/** Those that every supported version of Node can check. */
export const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
export { readCreated, readSigned } from './credentials';
