/** From the development server's environment; empty in a build. */
declare const __DEVELOPMENT_AUTH__: {
  issuer?: string;
  accountUrl?: string | null;
  audience?: string;
  clientId?: string;
};

declare const __BUILD_YEAR__: number;

/** English words of the length, front-coded; made by word-lists.ts. */
declare module 'virtual:words-*' {
  const words: string;
  export default words;
}

/** Records of the photographs in the workspace: photographs.ts. Only for the build. */
declare module 'virtual:photographs' {
  import type { Photo } from '@aranya/wildlife-data';
  const photographs: readonly Photo[];
  export default photographs;
}

/** Sizes of drawings: drawn-boxes.ts. */
declare module 'virtual:drawn-boxes' {
  import type { DrawnBoxes } from './features/species/glance/drawn-boxes';
  const boxes: DrawnBoxes;
  export default boxes;
}
