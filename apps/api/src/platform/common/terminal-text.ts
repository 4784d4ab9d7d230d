// Terminals obey control characters; direction marks reorder text; U+2028 and U+2029 break lines.
const UNSAFE = /[^\P{C}\n\t\u200c\u200d]|[\p{Zl}\p{Zp}]/gu;

export function sanitize(text: string): string {
  return text.replace(UNSAFE, '�');
}

/** Indented, so that a message cannot imitate the output around it. */
export function indent(text: string): string[] {
  return sanitize(text)
    .split('\n')
    .map((line) => `    ${line}`.trimEnd());
}
