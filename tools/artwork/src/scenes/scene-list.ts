import { svg } from '../drawing/svg';
import { dusk } from '../plates/dusk';
import { drawScene, type Scene, type SceneOptions } from '../plates/scene';

/** Markup drawn over a scene. */
export type Prop = (scene: Scene, W: number, H: number) => string;

export interface SceneEntry extends Omit<SceneOptions, 'seed'> {
  /** Pixels. */
  frame: readonly [width: number, height: number];
  prop?: Prop;
}

export function drawListedScene(name: string, { frame, prop, ...options }: SceneEntry): string {
  const [W, H] = frame;
  const scene = drawScene(W, H, { ...options, seed: name });
  const over = prop?.(scene, W, H) ?? '';
  return svg(W, H, scene.defs, dusk(scene, over) + scene.inner + over);
}
