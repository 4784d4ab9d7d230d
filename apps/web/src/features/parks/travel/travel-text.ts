import type { Park, Travel } from '@aranya/wildlife-data';

interface Stop {
  name: string;
  km: number;
  note?: string | undefined;
}

/** Returns text such as "Ramnagar, about 2 km by road. To the Amdanda gate." */
export function stopText({ name, km, note }: Stop): string {
  return `${name}, about ${km} km by road.${note ? ` ${note}` : ''}`;
}

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Returns area and height, or nothing where neither is known. */
export function sizeText(
  { area_km2 }: Pick<Park, 'area_km2'>,
  { area, height }: Pick<Travel, 'area' | 'height'>,
): string {
  const parts: string[] = [];
  if (area_km2 !== undefined) parts.push(`${number.format(area_km2)} km²`);
  if (area) parts.push(`${number.format(area.km2)} km², ${area.of}`);
  if (height)
    parts.push(`${number.format(height.metres[0])} to ${number.format(height.metres[1])} m above the sea`);
  return parts.join('; ');
}
