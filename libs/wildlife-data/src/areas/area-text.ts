import type { Area } from './area.types';

const list = new Intl.ListFormat('en-GB');

/** As in "National park and tiger reserve in Karnataka". */
export function areaText({ kinds, states }: Pick<Area, 'kinds' | 'states'>): string {
  const [first = '', ...others] = kinds;
  return `${list.format([first.charAt(0).toUpperCase() + first.slice(1), ...others])} in ${list.format(states)}`;
}
