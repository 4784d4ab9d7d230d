export { checkPlaces } from '@aranya/wildlife-data';
