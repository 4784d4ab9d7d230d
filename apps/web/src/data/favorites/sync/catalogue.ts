/** The long texts are in a chunk of their own, since only a favourite from another device needs them. */
export { animals } from '@aranya/wildlife-data';
