/** A chunk of its own: only a favourite from another device needs the long texts. */
export { animals } from '@aranya/wildlife-data';
