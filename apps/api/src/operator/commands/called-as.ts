const USUAL = 'npm run aranya --';

/**
 * Writes the commands in a text the way the reader called this one, as the image has no npm.
 * @param script that runs
 */
export function calledAs(
  text: string,
  { npm_lifecycle_event: npmScript, ARANYA_COMMAND: program }: NodeJS.ProcessEnv,
  script = '',
): string {
  const called = npmScript === undefined ? (program ?? `node ${script}`) : USUAL;
  return text.replaceAll(USUAL, called);
}
