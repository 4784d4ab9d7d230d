import type { Photo } from '@aranya/wildlife-data';
import photographs from 'virtual:photographs';

export { photographs };

/** Returns null if the operator has none. */
export const findPhotograph = (kind: Photo['kind'], slug: string): Photo | null =>
  photographs.find((photograph) => photograph.kind === kind && photograph.slug === slug) ?? null;
