import { n0 } from '../drawing/numbers';
import type { Prop } from './scene-list';

export const camp: Prop = ({ pal }, W, H) => {
  const x = W * 0.6;
  const y = H * 0.87;
  const glow =
    '<radialGradient id="cg"><stop stop-color="#ffd27a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb24a" stop-opacity="0"/></radialGradient>';
  const fireX = x - 270;
  return (
    `<defs>${glow}</defs><ellipse cx="${n0(fireX)}" cy="${n0(y + 6)}" rx="330" ry="120" fill="url(#cg)"/>` +
    `<g transform="translate(${n0(x)} ${n0(y)})"><path fill="#1c2b2a" opacity=".6" d="M-190 6h430l-40 18h-360z"/>` +
    `<path fill="#8c4a24" d="M60-196L236 4H-20z"/><path fill="#c4732c" d="M60-196L-176 4H150z"/>` +
    `<path fill="#ffd98c" d="M24-150L-62 4H80z"/><path fill="#e9973f" d="M24-150L-62 4h50z"/><path fill="#f6b95e" d="M24-150L80 4H54z"/>` +
    `<path fill="none" stroke="${pal.ink}" stroke-width="4" d="M60-196l-14-22m14 22l16-20M-176 4l-34 14M236 4l32 12"/></g>` +
    `<g transform="translate(${n0(fireX)} ${n0(y + 4)})"><path stroke="#3a2416" stroke-width="14" stroke-linecap="round" d="M-46 8L46-10M-46-10L46 8"/>` +
    '<path fill="#f2761f" d="M-34 0c-14-40 22-52 14-96 30 22 20 40 34 46 6-10 6-18 4-28 24 26 26 56 14 78z"/>' +
    '<path fill="#ffc24a" d="M-18 0c-8-26 14-34 12-60 18 16 14 28 20 34 4-6 4-10 4-14 12 16 12 28 6 40z"/>' +
    '<path fill="#fff0b8" d="M-6 0c-4-14 6-18 6-32 10 10 12 22 6 32z"/></g>' +
    '<path fill="#ffcf7a" opacity=".8" d="' +
    [
      [-20, -140],
      [14, -176],
      [-34, -204],
      [26, -232],
      [-6, -262],
    ]
      .map(([dx = 0, dy = 0]) => `M${n0(fireX + dx)} ${n0(y + dy)}h5v5h-5z`)
      .join('') +
    '"/>'
  );
};

/** A dashed route as the tracker draws it. */
export const route: Prop = (_scene, W, H) => {
  const path = `M${n0(W * 0.06)} ${n0(H * 0.3)}Q${n0(W * 0.24)} ${n0(H * 0.1)} ${n0(W * 0.4)} ${n0(H * 0.3)}T${n0(W * 0.72)} ${n0(H * 0.26)}T${n0(W * 0.95)} ${n0(H * 0.16)}`;
  const stop = (x: number, y: number) =>
    `<circle cx="${n0(W * x)}" cy="${n0(H * y)}" r="15" fill="#fdf0d4"/><circle cx="${n0(W * x)}" cy="${n0(H * y)}" r="8" fill="#e2711d"/>`;
  return (
    `<path fill="none" stroke="#fdf0d4" stroke-width="7" stroke-linecap="round" stroke-dasharray="3 20" d="${path}"/>` +
    stop(0.06, 0.3) +
    stop(0.4, 0.3) +
    stop(0.72, 0.26)
  );
};

export const prints: Prop = ({ pal }, W, H) => {
  const print =
    '<g id="pw"><ellipse cy="8" rx="11" ry="8"/><ellipse cx="-13" cy="-2" rx="4" ry="6"/><ellipse cx="-5" cy="-10" rx="4.500" ry="6"/><ellipse cx="5" cy="-10" rx="4.500" ry="6"/><ellipse cx="13" cy="-2" rx="4" ry="6"/></g>';
  let trail = '';
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const x = W * (0.36 + 0.3 * t + 0.05 * Math.sin(t * 5));
    const y = H * (0.96 - 0.24 * t ** 0.8);
    const k = Math.round((2.4 - 1.7 * t) * 100) / 100;
    trail += `<use href="#pw" transform="translate(${n0(x + (i % 2 ? 22 : -22) * k)} ${n0(y)})rotate(${n0(24 + 14 * Math.sin(t * 5))})scale(${k} ${Math.round(k * 70) / 100})"/>`;
  }
  return `<defs>${print}</defs><g fill="${pal.near}" opacity=".55">${trail}</g>`;
};
