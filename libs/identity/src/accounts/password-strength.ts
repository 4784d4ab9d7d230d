import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { say } from '../language/say';

/** From 0 to 4; 3 takes at least 10⁸ guesses. */
const MIN_SCORE = 3;
/** Longer texts take seconds, and are strong or weak by then. */
const ESTIMATED_CHARACTERS = 32;
/** More take longer and find little. */
const MAX_SUBSTITUTIONS = 20;
const MIN_WORD_CHARACTERS = 4;

export interface Person {
  name: string;
  email: string;
}

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Its lists take 50 MB, so they load with the first sign-up. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
}

/**
 * Refuses common passwords, patterns and names, as NIST SP 800-63B (5.1.1.2) asks.
 * @returns a sentence for the person, undefined if strong enough
 */
export async function passwordProblem(
  password: string,
  { name, email }: Person,
  siteUrl: string,
): Promise<string | undefined> {
  estimator ??= loadEstimator();
  const check = await estimator;
  const personal = personalWords(name, email, siteUrl);
  const estimateScore = (text: string) =>
    check.check([...text].slice(0, ESTIMATED_CHARACTERS).join(''), personal).score;

  const normal = password.normalize('NFKC').toLowerCase();
  if (estimateScore(normal) < MIN_SCORE) return say('password_easy');
  // A long passphrase may hold a name, but must be strong without it.
  const rest = personal.reduce((text, word) => text.replaceAll(word, ''), normal);
  if (rest !== normal && estimateScore(rest) < MIN_SCORE) return say('password_personal');
  return undefined;
}

function personalWords(name: string, email: string, siteUrl: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  const { hostname } = new URL(siteUrl);
  const words = [email, local, domain, name, hostname, 'aranya'].flatMap((text) => [
    text,
    text.replaceAll(/\s/g, ''),
    ...text.split(/[\s._+-]+/),
  ]);
  return [...new Set(words.map((word) => word.normalize('NFKC').toLowerCase()))]
    .filter((word) => [...word].length >= MIN_WORD_CHARACTERS)
    .sort((a, b) => b.length - a.length);
}
