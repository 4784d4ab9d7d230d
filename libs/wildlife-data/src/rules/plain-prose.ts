const fillers = [
  'majestic',
  'iconic',
  'stunning',
  'amazing',
  'breathtaking',
  'magnificent',
  'fascinating',
  'remarkable',
  'incredible',
  'awe-inspiring',
  'truly',
  'crucial role',
  'vital role',
  'important role',
  'known for',
  'renowned for',
  'famous for',
  'nestled',
  'testament',
  'symbol of',
  'boasts',
  'plethora',
  'myriad',
  'diverse array',
  'delve',
  'in the heart of',
  'one of the most',
];

const spellings: Record<string, string> = {
  gray: 'grey',
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  meter: 'metre',
  meters: 'metres',
  kilometer: 'kilometre',
  kilometers: 'kilometres',
  centimeter: 'centimetre',
  centimeters: 'centimetres',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  behavior: 'behaviour',
  favorite: 'favourite',
  mold: 'mould',
  plow: 'plough',
  fiber: 'fibre',
  center: 'centre',
};

export function proseFaults(name: string, text: string): string[] {
  const lower = text.toLowerCase();
  const faults: string[] = [];
  if (/[\u2010-\u2015\u2212]/.test(text)) faults.push(`${name}: a long dash`);
  if (/ - /.test(text)) faults.push(`${name}: a hyphen used as a dash`);
  if (text.includes('!')) faults.push(`${name}: an exclamation mark`);
  if (/\s{2}|\n/.test(text)) faults.push(`${name}: a double blank or line break`);
  if (/[\u201c\u201d\u2018\u2026]/.test(text)) faults.push(`${name}: a typographic quote or ellipsis`);
  if (/\b(todo|tbd|lorem|xxx)\b/.test(lower)) faults.push(`${name}: a placeholder`);
  for (const filler of fillers)
    if (new RegExp(`\\b${filler}\\b`).test(lower)) faults.push(`${name}: the filler '${filler}'`);
  for (const [american, british] of Object.entries(spellings))
    if (new RegExp(`\\b${american}\\b`).test(lower)) faults.push(`${name}: '${american}' for '${british}'`);
  return faults;
}
