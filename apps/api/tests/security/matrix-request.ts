import type { Caller } from './matrix-rows';
import type { World } from './matrix-world';
import type { Sent } from './send';

export type MakeRequest = (world: World, caller: Caller) => Sent | Promise<Sent>;

export const get =
  (path: string): MakeRequest =>
  () => ({ path });
export const post =
  (path: string, json: (world: World, caller: Caller) => object): MakeRequest =>
  (world, caller) => ({ path, json: json(world, caller) });
