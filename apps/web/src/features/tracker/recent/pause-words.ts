/** A module of its own, for English does not load it. */
export { pauseWords } from '@aranya/wildlife-data/pause-words';
