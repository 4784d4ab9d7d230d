const LENGTH = 100;

/**
 * The first 100 characters of a description, followed by an ellipsis. Characters are what a reader counts (code
 * points), so that no letter outside the basic plane is cut in two.
 */
export function previewOf(description: string): string {
  return `${[...description].slice(0, LENGTH).join('')}…`;
}
