/** The development server fills these from its environment; a build has none. */
declare const __DEVELOPMENT_AUTH__: {
  issuer?: string;
  accountUrl?: string | null;
  audience?: string;
  clientId?: string;
};

declare const __BUILD_YEAR__: number;

/** A build tells the bundle that renders pages from that of browsers. */
declare const __RENDERS__: boolean;

/** English words of the length, front-coded; word-lists.ts makes them. */
declare module 'virtual:words-*' {
  const words: string;
  export default words;
}

/** Records of the photographs in the workspace, from photographs.ts. Only the build uses them. */
declare module 'virtual:photographs' {
  import type { Photo } from '@aranya/wildlife-data';
  const photographs: readonly Photo[];
  export default photographs;
}

/** Sizes of drawings, from drawn-boxes.ts. */
declare module 'virtual:drawn-boxes' {
  import type { DrawnBoxes } from './features/species/glance/drawn-boxes';
  const boxes: DrawnBoxes;
  export default boxes;
}

/** Its own types name those of Node. */
declare module 'exifr/dist/lite.esm.mjs' {
  export function parse(
    bytes: ArrayBuffer,
    options: { ifd0: false; exif: string[]; gps: string[]; reviveValues: false },
  ): Promise<Record<string, unknown> | undefined>;
}
