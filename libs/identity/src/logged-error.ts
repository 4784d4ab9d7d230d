const MAX_CAUSES = 5;

/** Others may quote a form or an e-mail address. */
function isSystemError(error: Error): boolean {
  const { errno, syscall } = error as NodeJS.ErrnoException;
  return errno !== undefined && syscall !== undefined;
}

/** Leaves out a person's text. */
export function formatError(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const head = [error.name, ...(typeof code === 'string' && /^[\w-]{1,60}$/.test(code) ? [code] : [])].join(
    ' ',
  );
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*(?:\(.*:\d+:\d+\)|:\d+:\d+)$/.test(line));
  const lines = [isSystemError(error) ? `${head}: ${error.message}` : head, ...frames];
  if (error.cause !== undefined && depth < MAX_CAUSES) {
    lines.push(`caused by ${formatError(error.cause, depth + 1)}`);
  }
  return lines.join('\n');
}

export function logError(error: unknown, requestId?: string): void {
  const id = requestId === undefined ? '' : ` [${requestId}]`;
  console.error(`Sign-in server${id}: ${formatError(error)}`);
}
