import { fromOklab, mix, sixDigits, toOklab } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { atNight, nightStyle } from '../drawing/night';
import { at, n0, n1 } from '../drawing/numbers';
import { svg } from '../drawing/svg';
import { figure } from '../figures';
import { letGo } from '../figures/held';
import type { PosterAnimal, PosterArt } from './poster-art';
import { makePrint, type Print } from './print';

export interface PosterOptions extends PosterArt {
  seed: string;
  /** Without its kind. */
  title: string;
  kind: string;
  place: string;
  year: string;
}

/** Splits a park's name into the large line and its kind. */
export function posterWords(name: string): { title: string; kind: string } {
  const start = name.search(/ (Marine |Cold Desert )?(National Park|Wildlife Sanctuary)/);
  return start < 0 ? { title: name, kind: '' } : { title: name.slice(0, start), kind: name.slice(start + 1) };
}

const W = 900;
const H = 1200;
const MARGIN = 34;
const PAPER = '#f4e8cf';
const SAFFRON = '#f2a93b';

/** Lines too fine for a print: hairs, whiskers, seams. */
const HAIRLINE = /<path fill="none"[^>]* stroke-width="\.\d"[^>]*\/>/g;
const COLOUR = /(?<=(?:fill|stroke)=")#[0-9a-f]{3,6}(?=")/g;

/** A figure's drawing in four inks, dark to light, each for a quarter of its colours by their lightness. */
function inPrint(body: string, inks: readonly string[]): string {
  const lightness = (colour: string) => toOklab(sixDigits(colour))[0];
  const colours = [...new Set(body.match(COLOUR))].sort((a, b) => lightness(a) - lightness(b));
  return body.replace(COLOUR, (colour) =>
    at(inks, Math.floor((4 * colours.indexOf(colour)) / colours.length)),
  );
}

function animal({ x, y }: Print, { figure: name, inks, ...place }: PosterAnimal, i: number): string {
  const [left, top, right, bottom] = figure(name).box;
  const scale = Math.round((y(place.height) / (bottom - top)) * 1000) / 1000;
  const printed = inPrint(letGo(name).replace(HAIRLINE, ''), inks);
  return `<g id="a${i}" transform="translate(${n0(x(place.x))} ${n0(y(place.y))})scale(${scale})translate(${n1(-(left + right) / 2)} ${n1(-bottom)})">${printed.replace(/(?<=\bid="|url\(#|href="#)/g, `a${i}-`)}</g>`;
}

/** A long name of several words takes two lines. */
const nameRows = (name: string): string[] => (name.length > 13 ? name.split(/(?<=.{5}) (?!.* )/) : [name]);

/** Dark ground under the name, so that it never stands on light. */
function foot({ pen, ink, hills }: Print, top: number): string {
  const wave = (x: number) => `${x} ${Math.round((top + pen.rand.in(-0.9, 0.6)) * 10) / 10}`;
  return hills(ink.dark, [-2, 24, 52, 78, 102].map(wave).join(', '));
}

/**
 * The sun's discs by night: the last is a pale moon, the larger the hazier, and so is its image of the same size; the rings about it
 * glow in the sky.
 */
function moonrise(land: string, sky: string): { land: string; style: string } {
  const rules: string[] = [];
  const discs = [...land.matchAll(/ r="(\d+)" fill="#\w+" class="d"/g)];
  const moonlit = land.replace(/ r="(\d+)" fill="(#\w+)" class="d"/g, (_, radius: string, fill: string) => {
    const at = rules.length + 1;
    const share = radius === discs.at(-1)?.[1] ? 1 - Number(radius) / W / 1.1 : (0.3 * at) / discs.length;
    rules.push(`.d${at}{fill:${mix(sky, '#e4dcc6', share)}}`);
    return ` r="${radius}" fill="${fill}" class="d${at}"`;
  });
  return { land: moonlit, style: rules.join('') };
}

/** Sky and mist at night are as light as their own colour makes them, but blue: mixed with that, a warm one is grey. */
function airAtNight(colour: string, lightness: number): string {
  const [own, blue] = [toOklab(atNight(colour)), toOklab('#14284a')];
  const toward = (share: number, n: 0 | 1 | 2) => own[n] + (blue[n] - own[n]) * share;
  return fromOklab([toward(lightness, 0), toward(0.9, 1), toward(0.9, 2)]);
}

/** The print at night: its paper nearly as dark as the page, the lettering clear, the sky deep blue under stars. */
const night = (markup: string, own: Readonly<Record<string, string>>, discs: string): string =>
  nightStyle(
    markup,
    { [PAPER]: '#d9ccb0', [SAFFRON]: '#d69a45', ...own },
    `#st{opacity:1}#pa{fill:#2b352e}#pl{fill:#c6bba1}${discs}`,
  );

/** 3:4, printed in six inks, with the lettering as outlines. */
export function poster({
  title,
  kind,
  place,
  year,
  seed,
  inks,
  air = [],
  animals = [],
  back,
  front,
}: PosterOptions): string {
  const width = W - 2 * MARGIN;
  const height = H - 2 * MARGIN;
  const sceneHeight = n0(height * 0.86);
  const print = makePrint(seed, width, sceneHeight, inks);
  const rows = nameRows(title.toUpperCase());
  const size = rows.length > 1 ? 96 : title.length < 6 ? 150 : 122;
  const lead = 82;
  const base = height - 111;
  const nightSky = airAtNight(print.ink.sky, 0.7);
  const { land, style } = moonrise(
    back(print) +
      animals.map((entry, i) => animal(print, entry, i)).join('') +
      (front?.(print) ?? '') +
      foot(print, (100 * (base - 0.7 * size - lead * (rows.length - 1) - 22)) / sceneHeight),
    nightSky,
  );
  const middle = width / 2;
  const nameLines = rows.map((text, i) =>
    lettering({
      face: 'serif',
      text,
      x: middle,
      y: base - lead * (rows.length - 1 - i),
      size,
      width: width * 0.92,
      narrow: 0.84,
      tracking: 0.01,
    }),
  );
  const kindLine = lettering({
    face: 'sans',
    text: kind.toUpperCase(),
    x: middle,
    y: height - 65,
    size: 33,
    width: width * 0.84,
    tracking: 0.22,
  });
  const placeLine = lettering({
    face: 'sans',
    text: `${place}  ·  Est. ${year}`.toUpperCase(),
    x: middle,
    y: height - 31,
    size: 24,
    width: width * 0.92,
    narrow: 0.84,
    tracking: 0.14,
  });
  // Panel and frame are laid over the land, the frame beyond the paper's edge. A clip would cut each ink along one soft edge, and the lightest would show as a hairline.
  const panel = `<rect x="-5" y="${sceneHeight - 4}" width="${width + 10}" height="${height - sceneHeight + 4}" fill="${print.ink.dark}"/>`;
  const frame = `<path id="pa" fill="${PAPER}" fill-rule="evenodd" d="M-9-9h${W + 18}v${H + 18}H-9zM${MARGIN} ${MARGIN}v${height}h${width}v${-height}z"/>`;
  const own = Object.fromEntries([
    [print.ink.sky, nightSky],
    ...air.map((colour) => [colour, airAtNight(colour, 0.65)]),
  ]);
  const defs = print.pen.defs.join('');
  const inner =
    `<g transform="translate(${MARGIN} ${MARGIN})">${land}${panel}</g>${frame}<g transform="translate(${MARGIN} ${MARGIN})">` +
    `<g fill="${PAPER}">${nameLines.join('')}</g><g fill="${SAFFRON}">${kindLine}</g><g id="pl" fill="${mix(PAPER, print.ink.dark, 0.25)}">${placeLine}</g>` +
    `<rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="3" fill="none" stroke="${PAPER}" stroke-opacity=".5" stroke-width="2"/></g>`;
  return svg(W, H, defs, night(defs + inner, own, style) + inner);
}
