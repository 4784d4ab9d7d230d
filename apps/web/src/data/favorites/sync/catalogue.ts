/** Apart, since the long texts are loaded only where a favourite of another device has to be stored. */
export { animals } from '@aranya/wildlife-data';
