import { svg } from '../drawing/svg';
import { dusk } from './dusk';
import { drawScene, type SceneOptions } from './scene';

/** 4:3 by default. */
export function plate(options: SceneOptions, W = 1200, H = 900): string {
  const scene = drawScene(W, H, options);
  return svg(W, H, scene.defs, dusk(scene) + scene.inner);
}
