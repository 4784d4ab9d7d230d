// A terminal takes control characters for commands, and marks of direction turn text around.
const UNSAFE = /[^\P{C}\n\t\u200c\u200d]/gu;

/** What a stranger wrote, harmless to a terminal. */
export function harmless(text: string): string {
  return text.replace(UNSAFE, '�');
}

/** Indented, so that nothing that somebody wrote can look like what stands around it. */
export function indented(text: string): string[] {
  return harmless(text)
    .split('\n')
    .map((line) => `    ${line}`.trimEnd());
}
