import { roster } from '@aranya/wildlife-data';
import { speciesOfDay } from './species-pick';

/** Loaded once the card is in view, because the roster is as large as the page. */
export const speciesOfTheDay = () => speciesOfDay(roster, new Date());
