import { slugOf } from '../text/slug';

const PREFIX = 'area-';

/** The key of a protected area that is not among the parks, such as `area-chilika-lake`. It stands where parks have a slug. */
export const areaKey = (name: string): string => PREFIX + slugOf(name);

/** False for a slug of a park. Whether there is such an area, `findArea` tells. */
export const isAreaKey = (key: string): boolean => key.startsWith(PREFIX);
