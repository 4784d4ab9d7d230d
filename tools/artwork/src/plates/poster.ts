import { mix } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { n0 } from '../drawing/numbers';
import { svg } from '../drawing/svg';
import { drawScene } from './scene';
import type { SceneOptions } from './scene';

export interface PosterOptions extends SceneOptions {
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

/** 3:4, with the lettering as outlines. */
export function poster({ title, kind, place, year, ...options }: PosterOptions): string {
  const width = W - 2 * MARGIN;
  const height = H - 2 * MARGIN;
  const sceneHeight = n0(height * 0.86);
  const { pal, defs, inner } = drawScene(width, sceneHeight, { ...options, portrait: true });
  const band = pal.ink;
  const name = title.toUpperCase();
  const middle = width / 2;
  const nameLine = lettering({
    face: 'serif',
    text: name,
    x: middle,
    y: height - 118,
    size: name.length < 6 ? 168 : 122,
    width: width * 0.86,
    tracking: 0.01,
  });
  const kindLine = lettering({
    face: 'sans',
    text: kind.toUpperCase(),
    x: middle,
    y: height - 68,
    size: 33,
    width: width * 0.84,
    tracking: 0.22,
  });
  const placeLine = lettering({
    face: 'sans',
    text: `${place}  ·  Est. ${year}`.toUpperCase(),
    x: middle,
    y: height - 32,
    size: 19,
    width: width * 0.8,
    tracking: 0.16,
  });
  const ownDefs =
    `<linearGradient id="pf" x2="0" y2="1"><stop stop-color="${band}" stop-opacity="0"/><stop offset=".55" stop-color="${band}"/></linearGradient>` +
    `<clipPath id="pc"><rect width="${width}" height="${height}" rx="6"/></clipPath>`;
  return svg(
    W,
    H,
    defs + ownDefs,
    `<rect width="${W}" height="${H}" fill="${PAPER}"/><g transform="translate(${MARGIN} ${MARGIN})">` +
      `<g clip-path="url(#pc)"><rect width="${width}" height="${height}" fill="${band}"/>${inner}` +
      `<rect y="${sceneHeight - 150}" width="${width}" height="152" fill="url(#pf)"/>` +
      `<rect y="${sceneHeight}" width="${width}" height="${height - sceneHeight}" fill="${band}"/></g>` +
      `<g fill="${PAPER}">${nameLine}</g><g fill="${SAFFRON}">${kindLine}</g><g fill="${mix(PAPER, band, 0.25)}">${placeLine}</g>` +
      `<rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="3" fill="none" stroke="${PAPER}" stroke-opacity=".5" stroke-width="2"/></g>`,
  );
}
