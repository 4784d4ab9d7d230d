import { mix } from '../drawing/colour';
import type { Figure } from './figure';

/**
 * A relative's figure in other colours, until the species has a drawing of its own.
 * @param tint the colour, as `#rrggbb`, that every part is mixed with
 */
export function tinted(figure: Figure, tint: string): Figure {
  const recoloured = (svg: string) =>
    svg.replace(
      /(fill|stroke|stop-color)="(#[0-9a-f]{6})"/gi,
      (_, attribute: string, colour: string) => `${attribute}="${mix(colour, tint, 0.35)}"`,
    );
  return {
    ...figure,
    body: recoloured(figure.body),
    ...(figure.bust !== undefined && { bust: recoloured(figure.bust) }),
  };
}
