// Terminals obey control characters; direction marks reorder text.
const UNSAFE = /[^\P{C}\n\t\u200c\u200d]/gu;

export function sanitize(text: string): string {
  return text.replace(UNSAFE, '�');
}

/** Indented, so that a message cannot imitate the output around it. */
export function indent(text: string): string[] {
  return sanitize(text)
    .split('\n')
    .map((line) => `    ${line}`.trimEnd());
}
