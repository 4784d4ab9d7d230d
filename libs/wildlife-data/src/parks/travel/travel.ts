import { travel01To03 } from './data/travel-01-03';
import { travel04To07 } from './data/travel-04-07';
import { travel08To11 } from './data/travel-08-11';
import { travel12To15 } from './data/travel-12-15';
import { travel16To19 } from './data/travel-16-19';
import { travel20To23 } from './data/travel-20-23';
import { travel24To27 } from './data/travel-24-27';
import { travel28To31 } from './data/travel-28-31';
import { addedTravel } from './data/travel-added';
import type { Travel } from './travel.schema';

/** By id. Long: load it apart from the parks. */
export const travel: readonly Travel[] = [
  ...travel01To03,
  ...travel04To07,
  ...travel08To11,
  ...travel12To15,
  ...travel16To19,
  ...travel20To23,
  ...travel24To27,
  ...travel28To31,
  ...addedTravel,
];
