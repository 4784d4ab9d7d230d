import { roster } from '@aranya/wildlife-data';
import { speciesOfDay } from './species-pick';

/** The card loads this once it is in view, because the roster is as large as the page. */
export const speciesOfTheDay = () => speciesOfDay(roster, new Date());
