/** Brings all records, so it is imported where something was accepted. */
export { correctedRecords } from '@aranya/wildlife-data/corrections';
