declare module 'simplify-js' {
  interface Point {
    x: number;
    y: number;
  }
  export default function simplify<Given extends Point>(
    points: readonly Given[],
    tolerance?: number,
    highestQuality?: boolean,
  ): Given[];
}
