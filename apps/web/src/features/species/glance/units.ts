export type Span = readonly [low: number, high: number];

export const middle = ([low, high]: Span) => (low + high) / 2;

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

function spanText([low, high]: Span, unit: string, factor = 1): string {
  const [from, to] = [plain.format(low * factor), plain.format(high * factor)];
  return `${from === to ? from : `${from}–${to}`} ${unit}`;
}

/** Returns "2.5–3.1 m", "90–110 cm" or "4–6 mm". */
export function lengthText(cm: Span): string {
  const [low, high] = cm;
  if (low >= 100 || (high >= 200 && low >= 50)) return spanText(cm, 'm', 0.01);
  return high < 1 ? spanText(cm, 'mm', 10) : spanText(cm, 'cm');
}

/** Returns "2–5 t", "100–260 kg", "20–45 g" or "60–80 mg". */
export function weightText(kg: Span): string {
  const [low, high] = kg;
  if (low >= 1000) return spanText(kg, 't', 0.001);
  if (high >= 1 && low >= 0.1) return spanText(kg, 'kg');
  if (high >= 1) return `${plain.format(low * 1000)} g–${plain.format(high)} kg`;
  return high < 0.001 ? spanText(kg, 'mg', 1_000_000) : spanText(kg, 'g', 1000);
}

const WEEKS_PER_YEAR = 52;

/** Returns "10–15 years", "2–6 months" or "4–5 weeks". */
export function ageText(years: Span): string {
  const [low, high] = years;
  const one = low === high && high === 1;
  if (high >= 1) return spanText(years, one ? 'year' : 'years');
  if (high * 12 >= 2) return spanText([Math.round(low * 120) / 10, Math.round(high * 120) / 10], 'months');
  return spanText([Math.round(low * WEEKS_PER_YEAR), Math.round(high * WEEKS_PER_YEAR)], 'weeks');
}

/** Returns "2–4", "3,167–3,925" or "1.2–3 million". */
export function countText(count: Span): string {
  if (count[0] < 1_000_000) return spanText(count, '').trim();
  return spanText(count, 'million', 0.000_001);
}

/** Returns "a, b and c". */
export function listText(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}
