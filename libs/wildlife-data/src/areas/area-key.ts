import { toSlug } from '../text/slug';

const PREFIX = 'area-';

export const areaKey = (name: string): string => PREFIX + toSlug(name);

/** `findArea` tells whether it exists. */
export const isAreaKey = (key: string): boolean => key.startsWith(PREFIX);
