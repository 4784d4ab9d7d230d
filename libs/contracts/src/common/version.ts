import { version } from '../../package.json';

/** Of this package. */
export const contractVersion: string = version;
