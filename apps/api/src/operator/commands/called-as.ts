const USUAL = 'npm run aranya --';

/**
 * Names commands in a text as whoever reads it has called them: there is no npm in the image.
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
