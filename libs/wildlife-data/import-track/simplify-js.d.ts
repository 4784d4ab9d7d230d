declare module 'simplify-js' {
  interface Point {
    x: number;
    y: number;
  }
  /** Keeps the objects that it is given. */
  export default function simplify<Given extends Point>(
    points: readonly Given[],
    tolerance?: number,
    highestQuality?: boolean,
  ): Given[];
}
