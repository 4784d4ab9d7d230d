import type { Caller } from './matrix-rows';
import type { World } from './matrix-world';
import type { Sent } from './send';

export type MakeRequest = (world: World, caller: Caller) => Sent | Promise<Sent>;

function inQuery({ path, json = {} }: Sent): Sent {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(json)) query.append(name, String(value));
  return { path: `${path}?${query}` };
}

/** The same with its body in the query. */
export const byGet =
  (make: MakeRequest): MakeRequest =>
  (world, caller) => {
    const made = make(world, caller);
    return made instanceof Promise ? made.then(inQuery) : inQuery(made);
  };

export const get =
  (path: string): MakeRequest =>
  () => ({ path });
export const post =
  (path: string, json: (world: World, caller: Caller) => object): MakeRequest =>
  (world, caller) => ({ path, json: json(world, caller) });
