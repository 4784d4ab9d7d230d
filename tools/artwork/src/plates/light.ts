import { n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';

/** A filter that grades a figure to its hour, with shade away from the sun and a rim of light toward it. */
export function rimLight(pen: Pen, matrix: string): string {
  const { pal, u } = pen;
  return pen.def(
    '<filter id="ID" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">' +
      `<feColorMatrix values="${matrix}" result="g"/>` +
      `<feOffset in="SourceAlpha" dx="${n1(-15 * u)}" dy="${n1(-12 * u)}"/><feGaussianBlur stdDeviation="${n1(1.6 * u)}" result="o"/>` +
      '<feComposite in="SourceAlpha" in2="o" operator="out" result="s"/>' +
      `<feFlood flood-color="${pal.ink}" flood-opacity=".3"/><feComposite in2="s" operator="in" result="shade"/>` +
      `<feOffset in="SourceAlpha" dx="${n1(3 * u)}" dy="${n1(3 * u)}" result="r"/>` +
      '<feComposite in="SourceAlpha" in2="r" operator="out" result="ri"/>' +
      `<feFlood flood-color="${pal.light}" flood-opacity=".75"/><feComposite in2="ri" operator="in" result="rim"/>` +
      '<feMerge><feMergeNode in="g"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>',
  );
}

/** A filter that makes a soft shadow of a figure. */
export function shadowTint(pen: Pen): string {
  const { pal, u } = pen;
  const share = (start: number) =>
    Math.round((parseInt(pal.ink.slice(start, start + 2), 16) / 255) * 100) / 100;
  return pen.def(
    '<filter id="ID" x="-.2" y="-.2" width="1.4" height="1.4">' +
      `<feColorMatrix values="0 0 0 0 ${share(1)} 0 0 0 0 ${share(3)} 0 0 0 0 ${share(5)} 0 0 0 .5 0"/>` +
      `<feGaussianBlur stdDeviation="${n1(2.4 * u)}"/></filter>`,
  );
}
