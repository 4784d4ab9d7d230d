import { createUrlSigner, type SignedQuery } from '../../platform/media/signed-urls';

export interface EvidenceUrls {
  sign(evidenceId: string, position: number, viewerId: string): string;
  /** Undefined unless the URL is valid. */
  viewerOf(evidenceId: string, position: string, query: SignedQuery): string | undefined;
}

export function createEvidenceUrls(secret: Buffer, nowMs: () => number): EvidenceUrls {
  const signer = createUrlSigner(secret, nowMs);
  return {
    sign: (evidenceId, position, viewerId) =>
      `/api/admin/evidence/${evidenceId}/${position}?${signer.signedQuery(`${evidenceId} ${position}`, viewerId)}`,
    viewerOf: (evidenceId, position, query) => signer.findViewer(`${evidenceId} ${position}`, query),
  };
}
