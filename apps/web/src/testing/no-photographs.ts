import type { Photo } from '@aranya/wildlife-data';

/** What `virtual:photographs` has by default. */
const photographs: readonly Photo[] = [];
export default photographs;
