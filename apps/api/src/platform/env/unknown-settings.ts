import { parseEnv } from 'node:util';
import { closeNames } from '../commands/unknown-word';
import { environmentSchema } from './environment-schema';

/** Settings of others that may stand in the same file: OpenTelemetry, the AWS SDK, Node, npm, Nx, the time zone. */
const ofOthers = /^(OTEL|AWS|NODE|NPM|NX|npm)_|^TZ$/;

/** What an admin of the site decides, and no file. */
const decidedAt: Readonly<Record<string, string>> = { SITE_NAME: '/community/admin/site' };

const lineOf = (name: string, text: string) =>
  text.split('\n').findIndex((line) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line)) + 1;

/**
 * Returns a sentence for each name that a file of settings gives and nothing reads, such as `SITE_NAME`.
 * @param file its name for the sentences
 * @param text its content
 */
export function unknownSettings(file: string, text: string): string[] {
  const known = Object.keys(environmentSchema.shape);
  return (
    Object.keys(parseEnv(text))
      // Node 24 takes `export` for a part of the name where the value is empty.
      .map((name) => name.replace(/^export\s+/, ''))
      .filter((name) => !known.includes(name) && !ofOthers.test(name))
      .map((name) => ({ name, line: lineOf(name, text) }))
      .sort((one, other) => one.line - other.line)
      .map(({ name, line }) => {
        const close = closeNames(name, known);
        const page = decidedAt[name];
        const elsewhere = page === undefined ? '' : ` An admin decides it at ${page}.`;
        const meant = close.length === 0 ? '' : ` Did you mean ${close.join(' or ')}?`;
        return `${name} in line ${line} of ${file} is not a setting, so nothing changes by it.${elsewhere || meant}`;
      })
  );
}
