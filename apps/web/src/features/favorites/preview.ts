export const PREVIEW_LENGTH = 100;

/**
 * Splits the first 100 code points of a description into whole words to show, and the rest: part of a word,
 * and punctuation before the ellipsis.
 */
export function descriptionPreview(description: string): { words: string; cut: string } {
  const characters = [...description];
  const preview = characters.slice(0, PREVIEW_LENGTH).join('');
  const next = characters[PREVIEW_LENGTH];
  const space = preview.search(/\s\S*$/);
  const whole = next === undefined || /[\s.,;:।]/.test(next) || space < 1;
  const words = (whole ? preview : preview.slice(0, space)).replace(/[.,;:।]+$/, '');
  return next === undefined ? { words: preview, cut: '' } : { words, cut: preview.slice(words.length) };
}
