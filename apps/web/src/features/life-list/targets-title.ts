import type { LifeListTargets } from '@aranya/contracts';

/**
 * Returns "12 that others saw in Kanha National Park in November and you have not", or why there are none.
 */
export function targetsTitle(
  { total, noted }: Pick<LifeListTargets, 'total' | 'noted'>,
  area: string,
  month: string,
): string {
  if (noted === 0) return `Nobody else has noted an animal in ${area} in ${month} yet`;
  if (total > 0)
    return `${total.toLocaleString('en')} that others saw in ${area} in ${month} and you have not`;
  return noted === 1
    ? `The one species that others saw in ${area} in ${month} is on your list`
    : `All ${noted.toLocaleString('en')} species that others saw in ${area} in ${month} are on your list`;
}

export const unseenTitle = (count: number, area: string) =>
  `${count === 1 ? 'One animal' : `${count} animals`} of ${area} that you have not seen`;
