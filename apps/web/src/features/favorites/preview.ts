const LENGTH = 100;

/** The first 100 code points of a description and an ellipsis. */
export function previewOf(description: string): string {
  return `${[...description].slice(0, LENGTH).join('')}…`;
}
