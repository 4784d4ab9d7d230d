import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { figure, type FigureName } from '../figures';
import { type CoatName, gradeMatrix } from '../figures/coats';
import type { Figure, Pose } from '../figures/figure';
import { grass } from '../landscape/plants';
import { branchUnder, ledgeUnder } from './branch';
import { type Light, lightOn, rimLight, shadowTint } from './light';

/** Missing values come from the figure. */
export interface Placing {
  figure: FigureName;
  pose?: Pose;
  coat?: CoatName;
  /** Share of the scene's height. */
  size?: number;
  /** The figure's middle, as shares of the scene's width and height. */
  x?: number;
  y?: number;
  /** Degrees clockwise, for flying and swimming figures. */
  rotate?: number;
  /** A perching figure sinks this deep into its branch. Pen units. */
  sink?: number;
  /** On bare rock: no cast shadow, no grass. */
  still?: boolean;
  /** Seen from near: the figure may leave the picture. */
  close?: boolean;
  /** The animal's place without it. */
  absent?: boolean;
  /** Poster figures are a tenth smaller. */
  portrait?: boolean;
}

interface Stand {
  pen: Pen;
  scene: BiomeScene;
  options: Placing;
  light: Light;
  drawn: Figure;
  /** From figure to scene units. */
  scale: number;
  x: number;
  width: number;
  /** The lit figure with its `foot` at a height. */
  at(y: number, foot?: number, rotate?: number, part?: 'f' | 'grip'): string;
}

/** No grass here. */
const BARE = new Set(['ice', 'desert', 'coast']);

/** Share of the scene's width; long animals would leave the picture. */
const WIDEST = 0.74;
const WIDEST_IN_POSTER = 0.84;
const CLOSE = 1.6;

const GROUNDED = new Set<Pose>(['stand', 'ledge']);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function reflection({ pen, drawn, scale, x, at, width }: Stand, y: number, sink: number): string {
  const { W, pal, u } = pen;
  const [left, , right, bottom] = drawn.box;
  const surface = pen.def(
    `<clipPath id="ID"><path d="M0 0H${W}V${n0(y)}q${n0(-W * 0.1)} 6 ${n0(-W * 0.2)} 0t${n0(-W * 0.2)} 0 ${n0(-W * 0.2)} 0 ${n0(-W * 0.2)} 0 ${n0(-W * 0.2)} 0z"/></clipPath>`,
  );
  const ring = (i: number) => {
    const w = width * (1.2 + i * 0.28);
    return `M${n0(x - w / 2)} ${n0(y + 4 + i * 15 * u)}q${n0(w / 2)} ${n0(9 * u)} ${n0(w)} 0q${n0(-w / 2)} ${n0(14 * u)} ${n0(-w)} 0z`;
  };
  return (
    `<g clip-path="${surface}">${at(y + sink)}</g>` +
    `<g opacity=".3"><use href="#f" transform="translate(${n0(x)} ${n0(y - sink * 0.4)})scale(${scale} ${rounded(-scale * 0.5)})translate(${n0(-(left + right) / 2)} ${n0(-bottom)})"/></g>` +
    `<path fill="${pal.sun}" opacity=".7" d="${[0, 1, 2].map(ring).join('')}"/>`
  );
}

function standing(stand: Stand): string {
  const { pen, scene, options, light, drawn, scale, x, width, at } = stand;
  const { pal, u, W } = pen;
  const [left, , right, bottom] = drawn.box;
  const y = options.y ? pen.H * options.y : scene.gy;
  const lean = Math.max(-38, Math.min(38, ((x - scene.sun[0]) / W) * 110));
  // Light from above or from everywhere casts the shadow straight below.
  const cast =
    options.still || !light.side
      ? ''
      : `<g filter="${shadowTint(pen)}"><use href="#f" transform="translate(${n0(x)} ${n0(y - 3 * u)})skewX(${n0(lean)})scale(${scale} ${rounded(-scale * 0.34)})translate(${n0(-(left + right) / 2)} ${n0(-bottom)})"/></g>`;
  const dark = light.diffuse ? 0.6 : 0.8;
  const round = pen.def(
    `<radialGradient id="ID"><stop offset=".3" stop-color="${pal.ink}" stop-opacity="${dark}"/><stop offset="1" stop-color="${pal.ink}" stop-opacity="0"/></radialGradient>`,
  );
  const contact = `<ellipse cx="${n0(x)}" cy="${n0(y - 2 * u)}" rx="${n0(width * 0.48)}" ry="${n0((light.side ? 13 : 20) * u)}" fill="${round}"/>`;
  const blades = BARE.has(pen.biome) || options.still ? 0 : 34;
  return (
    cast +
    contact +
    at(y) +
    grass(
      pen,
      x - width * 0.6,
      x + width * 0.6,
      () => y + 8 * u,
      30 * u,
      blades,
      mix(pal.ground, pal.ink, 0.35),
    )
  );
}

const DRAW: Record<Pose, (stand: Stand) => string> = {
  stand: standing,
  swim: ({ pen, scene, drawn, options, at }) =>
    at(
      options.y ? pen.H * options.y : (scene.mid ?? pen.H * 0.5),
      (drawn.box[1] + drawn.box[3]) / 2,
      options.rotate,
    ),
  flat: ({ pen, light, drawn, options, scale, x, at }) => {
    const [left, top, right, bottom] = drawn.box;
    const y = pen.H * (options.y ?? 0.5);
    const turn = options.rotate ? `rotate(${options.rotate})` : '';
    const shade = -light.side * 9 * pen.u;
    return (
      `<g opacity=".55" filter="${shadowTint(pen)}"><use href="#f" transform="translate(${n0(x + shade)} ${n0(y + 12 * pen.u)})${turn}scale(${scale})translate(${n0(-(left + right) / 2)} ${n0(-(top + bottom) / 2)})"/></g>` +
      at(y, (top + bottom) / 2, options.rotate)
    );
  },
  fly: ({ pen, drawn, options, at }) =>
    at(pen.H * (options.y ?? 0.4), (drawn.box[1] + drawn.box[3]) / 2, options.rotate),
  perch: ({ pen, drawn, options, x, at }) => {
    const y = pen.H * (options.y ?? 0.7);
    const foot = y + (options.sink ?? 14) * pen.u;
    // Toes that bend round the branch are drawn once more, before it.
    const grip = drawn.body.includes('id="grip"') ? at(foot, drawn.box[3], 0, 'grip') : '';
    return at(foot) + branchUnder(pen, x, y) + grip;
  },
  ledge: ({ pen, options, x, width, at }) => {
    const y = pen.H * (options.y ?? 0.74);
    return at(y + 6 * pen.u) + ledgeUnder(pen, x, y, width);
  },
  cling: ({ pen, options, at }) => at(pen.H * (options.y ?? 0.78)),
  float: (stand) =>
    reflection(
      stand,
      stand.pen.H * (stand.options.y ?? 0.74),
      (stand.drawn.box[3] - stand.drawn.box[1]) * stand.scale * 0.2,
    ),
  wade: (stand) =>
    reflection(
      stand,
      stand.pen.H * (stand.options.y ?? 0.765),
      (stand.drawn.box[3] - stand.drawn.box[1]) * stand.scale * 0.07,
    ),
};

export function place(pen: Pen, scene: BiomeScene, options: Placing): string {
  const drawn = figure(options.figure);
  const [left, top, right, bottom] = drawn.box;
  const pose = options.pose ?? (scene.water ? 'swim' : drawn.pose);
  const spot = GROUNDED.has(pose) ? scene.spot : undefined;
  const share = (options.size ?? drawn.size * (spot?.scale ?? 1)) * (options.portrait ? 0.9 : 1);
  const widest = options.close ? CLOSE : options.portrait ? WIDEST_IN_POSTER : WIDEST;
  const scale = rounded(
    Math.min((share * Math.min(pen.H, pen.W * 0.86)) / (bottom - top), (widest * pen.W) / (right - left)),
  );
  const x = pen.W * (options.x ?? spot?.x ?? (pose === 'float' || pose === 'wade' ? 0.5 : 0.57));
  const light = lightOn(pen, scene, x);
  const lit = rimLight(pen, gradeMatrix(pen.pal.grade, options.coat), light);
  pen.defs.push(`<g id="f">${options.absent ? '' : drawn.body}</g>`);
  const at = (y: number, foot = bottom, rotate = 0, part = 'f') =>
    `<g filter="${lit}"><use href="#${part}" transform="translate(${n0(x)} ${n0(y)})${rotate ? `rotate(${rotate})` : ''}scale(${scale})translate(${n0(-(left + right) / 2)} ${n0(-foot)})"/></g>`;
  return DRAW[pose]({ pen, scene, options, light, drawn, scale, x, width: (right - left) * scale, at });
}
