import { type DetectiveAnimal, detectiveAnimals } from '@aranya/wildlife-data';
import type { Day } from './days';
import { shuffledBy } from './pick';

/** Returns the order of a day's fifteen, the same for everybody. */
export const detectiveOrder = (day: Day): readonly DetectiveAnimal[] =>
  shuffledBy(detectiveAnimals, `detective ${day}`);
