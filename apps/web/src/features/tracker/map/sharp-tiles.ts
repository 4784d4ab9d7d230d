/** What some browsers tell of the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** From this density of pixels on, tiles drawn for one pixel a point look out of focus. */
const DENSE = 1.5;

/**
 * Whether four tiles of the next zoom come in the place of each, at half their size: sharp on a dense screen, but four
 * times the data, which is not asked of somebody who saves data or whose network is slow.
 */
export function wantsSharpTiles({ devicePixelRatio, navigator }: Window = window): boolean {
  const { saveData, effectiveType = '4g' } =
    ('connection' in navigator ? (navigator.connection as Connection | null) : null) ?? {};
  return devicePixelRatio >= DENSE && !saveData && effectiveType === '4g';
}
