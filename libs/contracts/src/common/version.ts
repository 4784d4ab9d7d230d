import { version } from '../../package.json';

export const contractVersion: string = version;
