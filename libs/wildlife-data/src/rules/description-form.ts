const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export function splitSentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

export function formFaults({ name, description }: { name: string; description: string }): string[] {
  const faults: string[] = [];
  const { length } = description;
  if (length < 120 || length > 600) faults.push(`${name}: the description has ${length} characters`);
  const sentences = splitSentences(description).length;
  if (sentences < 2 || sentences > 4) faults.push(`${name}: the description has ${sentences} sentences`);
  if (!/^[\p{Lu}\p{N}]/u.test(description))
    faults.push(`${name}: the description has no capital at its start`);
  if (!/\.$/.test(description)) faults.push(`${name}: the description has no full stop at its end`);
  return faults;
}

export function phraseFaults(name: string, field: string, phrase: string, longest: number): string[] {
  const faults: string[] = [];
  if (phrase.length < 3 || phrase.length > longest)
    faults.push(`${name}: ${field} has ${phrase.length} characters`);
  if (phrase.endsWith('.')) faults.push(`${name}: ${field} ends with a full stop`);
  if (phrase !== phrase.trim()) faults.push(`${name}: ${field} has blanks at its ends`);
  if (!/^[\p{Lu}\p{N}]/u.test(phrase)) faults.push(`${name}: ${field} has no capital at its start`);
  return faults;
}
