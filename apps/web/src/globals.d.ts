/** From the development server's environment; empty in a build. */
declare const __DEVELOPMENT_AUTH__: { issuer?: string; audience?: string; clientId?: string };

declare const __BUILD_YEAR__: number;

/** English words of the length, front-coded; made by word-lists.ts. */
declare module 'virtual:words-*' {
  const words: string;
  export default words;
}

/** Sizes of drawings: drawn-boxes.ts. */
declare module 'virtual:drawn-boxes' {
  const boxes: import('./features/species/glance/drawn-boxes').DrawnBoxes;
  export default boxes;
}
