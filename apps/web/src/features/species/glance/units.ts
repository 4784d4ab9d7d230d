import { intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';

export type Span = readonly [low: number, high: number];

export const middle = ([low, high]: Span) => (low + high) / 2;

const plain = (value: number) => value.toLocaleString(intlLocale(), { maximumFractionDigits: 2 });

function spanText([low, high]: Span, unit: string, factor = 1): string {
  const [from, to] = [plain(low * factor), plain(high * factor)];
  return `${from === to ? from : `${from}–${to}`} ${unit}`;
}

/** Returns "2.5–3.1 m", "90–110 cm" or "4–6 mm". */
export function lengthText(cm: Span): string {
  const [low, high] = cm;
  if (low >= 100 || (high >= 200 && low >= 50)) return spanText(cm, m.unit_m(), 0.01);
  return high < 1 ? spanText(cm, m.unit_mm(), 10) : spanText(cm, m.unit_cm());
}

/** Returns "2–5 t", "100–260 kg", "20–45 g" or "60–80 mg". */
export function weightText(kg: Span): string {
  const [low, high] = kg;
  if (low >= 1000) return spanText(kg, m.unit_t(), 0.001);
  if (high >= 1 && low >= 0.1) return spanText(kg, m.unit_kg());
  if (high >= 1) return `${plain(low * 1000)} ${m.unit_g()}–${plain(high)} ${m.unit_kg()}`;
  return high < 0.001 ? spanText(kg, m.unit_mg(), 1_000_000) : spanText(kg, m.unit_g(), 1000);
}

const WEEKS_PER_YEAR = 52;

/** Returns "10–15 years", "2–6 months" or "4–5 weeks". */
export function ageText(years: Span): string {
  const [low, high] = years;
  const one = low === high && high === 1;
  if (high >= 1) return spanText(years, one ? m.unit_year() : m.unit_years());
  if (high * 12 >= 2)
    return spanText([Math.round(low * 120) / 10, Math.round(high * 120) / 10], m.unit_months());
  return spanText([Math.round(low * WEEKS_PER_YEAR), Math.round(high * WEEKS_PER_YEAR)], m.unit_weeks());
}

/** Returns "2–4", "3,167–3,925" or "1.2–3 million"; India counts in lakh and crore. */
export function countText(count: Span): string {
  if (count[0] < 1_000_000) return spanText(count, '').trim();
  const { format } = new Intl.NumberFormat(intlLocale(), {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 2,
  });
  const [from, to] = [format(count[0]), format(count[1])];
  const [number, unit = ''] = from.split(/\s/);
  if (from === to) return to;
  return `${to.endsWith(unit) ? number : from}–${to}`;
}

/** Returns "a, b and c". */
export function listText(names: readonly string[]): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : names.slice(0, -1).join(', ') + m.list_and() + last;
}
