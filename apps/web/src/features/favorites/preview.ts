const LENGTH = 100;

/** 100 code points and an ellipsis. */
export function previewOf(description: string): string {
  return `${[...description].slice(0, LENGTH).join('')}…`;
}
