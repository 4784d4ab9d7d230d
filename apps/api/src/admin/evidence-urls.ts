import { createHmac, timingSafeEqual } from 'node:crypto';

export const EVIDENCE_URL_TTL_MS = 10 * 60_000;

/** What a URL says; all of it is signed. */
export interface SignedEvidence {
  evidenceId: string;
  position: string;
  /** The moderator whom the URL was made for. */
  viewerId: string;
  /** Epoch milliseconds. */
  until: string;
}

/** A signed URL shows its picture until it expires, while its viewer is a moderator. */
export interface EvidenceUrls {
  sign(evidenceId: string, position: number, viewerId: string): string;
  isValid(picture: SignedEvidence, signature: string): boolean;
}

/** @param secret shared by all nodes */
export function createEvidenceUrls(secret: Buffer, nowMs: () => number): EvidenceUrls {
  const signatureOf = ({ evidenceId, position, viewerId, until }: SignedEvidence) =>
    createHmac('sha256', secret).update(`${evidenceId} ${position} ${viewerId} ${until}`).digest();
  return {
    sign(evidenceId, position, viewerId) {
      const until = String(nowMs() + EVIDENCE_URL_TTL_MS);
      const signed = { evidenceId, position: String(position), viewerId, until };
      const signature = signatureOf(signed).toString('base64url');
      return `/api/admin/evidence/${evidenceId}/${position}?viewer=${viewerId}&until=${until}&signature=${signature}`;
    },
    isValid(picture, signature) {
      const actual = Buffer.from(signature, 'base64url');
      const expected = signatureOf(picture);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
      return Number(picture.until) > nowMs();
    },
  };
}
