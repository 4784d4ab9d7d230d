import type { Companion } from '../glance/companions';
import { type Drawn, type Extent, hovers, type Placed, tidy } from '../glance/scale-scene';

/** The ground of a plate, as a share of its side. */
export const GROUND = 0.76;
const GAP = 0.07;
/** An animal below this share of the other is only a dot. */
const DOT = 0.12;

export interface SidePlate {
  animal: Placed;
  /** Something of known size stands in the plate with more room. */
  companion: Placed | undefined;
  /** It is too small to make out. */
  isDot: boolean;
}

const extent = ({ width, height }: Extent) => Math.max(width, height);

/**
 * Places two animals on square plates of one scale and one ground, in centimetres: the left one looks right,
 * so its place is that of its mirror image.
 */
export function faceToFace(
  animals: readonly [Drawn, Drawn],
  companion: Companion,
): { side: number; plates: readonly [SidePlate, SidePlate] } {
  const smaller = extent(animals[0]) < extent(animals[1]) ? 0 : 1;
  const isDot = (at: 0 | 1) => extent(animals[at]) < DOT * extent(animals[at === 0 ? 1 : 0]);
  // The window over a dot takes its whole plate.
  const narrower = animals[0].width < animals[1].width ? 0 : 1;
  const roomier = isDot(smaller) ? ((1 - smaller) as 0 | 1) : narrower;
  const wide = (at: 0 | 1) => animals[at].width + (at === roomier ? companion.width * 1.4 : 0);
  const side = Math.max(
    ...([0, 1] as const).map((at) => wide(at) / (1 - 2 * GAP)),
    ...animals.map((animal) => (hovers(animal) ? animal.height / 0.8 : animal.foot / (GROUND - GAP))),
    ...animals.map((animal) => (hovers(animal) ? 0 : (animal.height - animal.foot) / (1 - GROUND))),
    companion.height / (GROUND - GAP),
  );
  const ground = side * GROUND;
  const plate = (at: 0 | 1): SidePlate => {
    const animal = animals[at];
    const taken = wide(at);
    const start = (side - taken) / 2;
    const companionFirst = at === 0;
    const hasCompanion = at === roomier;
    const y = hovers(animal) ? (side * 0.94 - animal.height) / 2 : ground - animal.foot;
    return {
      animal: {
        x: tidy(hasCompanion && companionFirst ? start + taken - animal.width : start),
        y: tidy(y),
        width: tidy(animal.width),
        height: tidy(animal.height),
      },
      companion: hasCompanion
        ? {
            x: tidy(companionFirst ? start : start + taken - companion.width),
            y: tidy(ground - companion.height),
            width: companion.width,
            height: companion.height,
          }
        : undefined,
      isDot: isDot(at),
    };
  };
  return { side: tidy(side), plates: [plate(0), plate(1)] };
}

const HEIGHTS = new Set(['standing height', 'shoulder height', 'colony height']);
/** A measure whose bar would differ more than this from what is drawn has none: it follows a bend. */
const OFF = 0.25;

/** Where the bar of a measure is drawn, from `a` to `b`; undefined where the drawing does not show it straight. */
export function measureBar(
  { animal }: Pick<SidePlate, 'animal'>,
  side: number,
  measure: string,
  cm: number,
  outward: -1 | 1,
  hanging: boolean,
): { a: readonly [number, number]; b: readonly [number, number] } | undefined {
  const ground = side * GROUND;
  const away = side * 0.035;
  if (HEIGHTS.has(measure)) {
    const x = tidy(outward < 0 ? animal.x - away : animal.x + animal.width + away);
    return { a: [x, ground], b: [x, tidy(ground - cm)] };
  }
  if (Math.abs(cm - animal.width) > OFF * animal.width) return undefined;
  const y = tidy(hanging ? animal.y + animal.height + away : ground + away);
  // From the nose, which is on the inner side.
  const nose = outward < 0 ? animal.x + animal.width : animal.x;
  return { a: [nose, y], b: [tidy(nose + outward * cm), y] };
}
