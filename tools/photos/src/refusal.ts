/** Not asked for again until somebody wants to. */
export class Refusal extends Error {
  override name = 'Refusal';
}
