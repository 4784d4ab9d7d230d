const LENGTH = 100;

/**
 * Splits the first 100 code points of a description into whole words and the beginning of a word that the limit
 * cuts.
 */
export function descriptionPreview(description: string): { words: string; cut: string } {
  const characters = [...description];
  const preview = characters.slice(0, LENGTH).join('');
  const next = characters[LENGTH];
  const space = preview.search(/\s\S*$/);
  const whole = next === undefined || /[\s.,;:]/.test(next) || space < 1;
  return whole ? { words: preview, cut: '' } : { words: preview.slice(0, space), cut: preview.slice(space) };
}
