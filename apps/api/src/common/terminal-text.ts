// Control characters are commands to a terminal, and direction marks reorder text.
const UNSAFE = /[^\P{C}\n\t\u200c\u200d]/gu;

/** Makes text by strangers safe to print. */
export function sanitize(text: string): string {
  return text.replace(UNSAFE, '�');
}

/** Sanitized and indented lines, so that a message cannot imitate the output around it. */
export function indent(text: string): string[] {
  return sanitize(text)
    .split('\n')
    .map((line) => `    ${line}`.trimEnd());
}
