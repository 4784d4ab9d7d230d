import type { Photo } from '@aranya/wildlife-data';

/** This is the default of `virtual:photographs`. */
const photographs: readonly Photo[] = [];
export default photographs;
