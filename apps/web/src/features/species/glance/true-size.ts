import type { Glance } from '@aranya/wildlife-data';
import type { SilhouetteBox } from './drawn-boxes';
import { middle } from './units';

type Size = Glance['size'][number];
type Measure = Size['measure'];

/** The extent that a silhouette shows, in centimetres. */
export interface TrueSize {
  width: number;
  height: number;
  /** How far below its top it stands. */
  foot: number;
  /** The drawing follows this measure. */
  measure: Measure;
}

/** The measure that a drawing shows best comes first. */
const PREFERENCE: readonly Measure[] = [
  'standing height',
  'shoulder height',
  'colony height',
  'total length',
  'leg span',
  'disc width',
  'head and body length',
  'body length',
  'shell length',
  'wingspan',
];

/** The length of a figure that coils or sits, as a multiple of its drawn extent. */
const BENT: Readonly<Record<string, number>> = {
  'king-cobra': 2.6,
  'indian-rock-python': 3.4,
  'giant-panda': 1.4,
};

/** Returns the drawn extent of a measure, in units of the drawing; undefined where it shows none. */
function drawnExtent(measure: Measure, box: SilhouetteBox, slug: string): number | undefined {
  const { width, height, back, pose } = box;
  const flies = pose === 'fly';
  switch (measure) {
    case 'standing height':
    case 'colony height':
      return flies ? undefined : height;
    case 'shoulder height':
      return pose === 'stand' && !BENT[slug] ? back : undefined;
    case 'wingspan':
      return flies ? Math.hypot(width, height) * (height > width / 2 ? 0.85 : 1) : undefined;
    case 'shell length':
      return width * 0.9;
    case 'head and body length':
      return pose === 'stand' && width > height && !BENT[slug]
        ? width * 0.85
        : Math.max(width, height) * (BENT[slug] ?? 1);
    case 'tail length':
      return undefined;
    default:
      return Math.max(width, height) * (BENT[slug] ?? 1);
  }
}

/** Returns an animal's size as it is drawn; null where the drawing shows none of its sizes. */
export function trueSize(
  slug: string,
  sizes: readonly Size[],
  box: SilhouetteBox | undefined,
): TrueSize | null {
  if (!box) return null;
  const order = box.pose === 'fly' ? (['wingspan', ...PREFERENCE] as const) : PREFERENCE;
  for (const measure of order) {
    const size = sizes.find((each) => each.measure === measure);
    const extent = size && drawnExtent(measure, box, slug);
    if (!size || !extent) continue;
    const scale = middle(size.cm) / extent;
    return { width: box.width * scale, height: box.height * scale, foot: box.foot * scale, measure };
  }
  return null;
}
