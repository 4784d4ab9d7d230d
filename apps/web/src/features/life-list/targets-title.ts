import type { LifeListTargets } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { intlLocale } from '../../lib/language/locale';

/**
 * Returns "12 that others saw in Kanha National Park in November and you have not", or why there are none.
 */
export function targetsTitle(
  { total, noted }: Pick<LifeListTargets, 'total' | 'noted'>,
  area: string,
  month: string,
): string {
  const number = (count: number) => ({ count, number: count.toLocaleString(intlLocale()), area, month });
  if (noted === 0) return m.life_targets_nobody({ area, month });
  return total > 0 ? m.life_targets_total(number(total)) : m.life_targets_all(number(noted));
}

export const unseenTitle = (count: number, area: string) =>
  m.life_targets_unseen({ count, number: String(count), area });
