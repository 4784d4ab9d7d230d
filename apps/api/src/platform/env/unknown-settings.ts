import { parseEnv } from 'node:util';
import { closeNames } from '../commands/unknown-word';
import { environmentSchema } from './environment-schema';

/** For OpenTelemetry, the AWS SDK, Node, npm, Nx and the time zone. */
const foreignNames = /^(OTEL|AWS|NODE|NPM|NX|npm)_|^TZ$/;

const decidedAt: Readonly<Record<string, string>> = { SITE_NAME: '/community/admin/site' };

const findLine = (name: string, text: string) =>
  text.split('\n').findIndex((line) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line)) + 1;

/** For Compose alone: tools/deploy/.env.example. */
const composeNames = ['SITE_BIND', 'SITE_PORT'];

const known = Object.keys(environmentSchema.shape);
const firstWord = (name: string) => name.split('_', 1)[0];
const firstWords = new Set(known.map(firstWord));

function explain(name: string, place: string): string {
  const close = closeNames(name, known);
  const page = decidedAt[name];
  const elsewhere = page === undefined ? '' : ` An admin decides it at ${page}.`;
  const meant = close.length === 0 ? '' : ` Did you mean ${close.join(' or ')}?`;
  return `${name} in ${place} is not a setting, so nothing changes by it.${elsewhere || meant}`;
}

/** Explains each name that begins as a setting does and is none. Compose hands its `.env` over as the environment. */
export const unknownInEnvironment = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env)
    .filter((name) => name.includes('_') && firstWords.has(firstWord(name)))
    .filter((name) => ![...known, ...composeNames].includes(name) && !foreignNames.test(name))
    .sort()
    .map((name) => explain(name, 'the environment'));

/**
 * Explains each name in a settings file that nothing reads.
 * @param file its name
 * @param text its content
 */
export function unknownSettings(file: string, text: string): string[] {
  return (
    Object.keys(parseEnv(text))
      // Node 24 reads `export` into an empty value's name.
      .map((name) => name.replace(/^export\s+/, ''))
      .filter((name) => !known.includes(name) && !foreignNames.test(name))
      .map((name) => ({ name, line: findLine(name, text) }))
      .sort((one, other) => one.line - other.line)
      .map(({ name, line }) => explain(name, `line ${line} of ${file}`))
  );
}
