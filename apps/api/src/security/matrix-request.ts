import type { Caller } from './authorisation-matrix';
import type { World } from './matrix-world';

export interface MatrixRequest {
  path: string;
  json?: object;
  form?: Record<string, string>;
}

export type MakeRequest = (world: World, caller: Caller) => MatrixRequest | Promise<MatrixRequest>;

export const get =
  (path: string): MakeRequest =>
  () => ({ path });
export const post =
  (path: string, json: (world: World, caller: Caller) => object): MakeRequest =>
  (world, caller) => ({ path, json: json(world, caller) });
