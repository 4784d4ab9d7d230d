/** Set by the development server; a build has none. */
declare const __DEVELOPMENT_AUTH__: {
  issuer?: string;
  accountUrl?: string | null;
  audience?: string;
  clientId?: string;
};

declare const __BUILD_YEAR__: number;

/** True in the bundle that prerenders pages. */
declare const __RENDERS__: boolean;

/** English words of this length, front-coded by word-lists.ts. */
declare module 'virtual:words-*' {
  const words: string;
  export default words;
}

/** The workspace's photographs, from photographs.ts, for the build only. */
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

/** Its own types need Node's. */
declare module 'exifr/dist/lite.esm.mjs' {
  export function parse(
    bytes: ArrayBuffer,
    options: { ifd0: false; exif: string[]; gps: string[]; reviveValues: false },
  ): Promise<Record<string, unknown> | undefined>;
}
