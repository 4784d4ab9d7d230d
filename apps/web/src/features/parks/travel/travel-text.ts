import type { Park, Travel } from '@aranya/wildlife-data';
import { intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';

interface Stop {
  name: string;
  km: number;
  note?: string | undefined;
}

/** Returns text such as "Ramnagar, about 2 km by road. To the Amdanda gate." */
export function stopText({ name, km, note }: Stop): string {
  return m.travel_stop({ name, km }) + (note ? ` ${note}` : '');
}

const inFigures = (value: number) => value.toLocaleString(intlLocale(), { maximumFractionDigits: 1 });

/** Returns area and height, or nothing where neither is known. */
export function sizeText(
  { area_km2 }: Pick<Park, 'area_km2'>,
  { area, height }: Pick<Travel, 'area' | 'height'>,
): string {
  const parts: string[] = [];
  if (area_km2 !== undefined) parts.push(m.travel_area({ km2: inFigures(area_km2) }));
  if (area) parts.push(m.travel_area_of({ km2: inFigures(area.km2), what: area.of }));
  if (height) {
    const [low, high] = height.metres;
    parts.push(m.travel_height({ low: inFigures(low), high: inFigures(high) }));
  }
  return parts.join('; ');
}
