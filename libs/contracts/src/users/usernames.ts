import { z } from 'zod';
import { limits } from '../common/limits';
import { ifWrong } from '../common/sentences';
import { toNfc } from '../common/spelling';

const { min, max } = limits.username;
const { min: fewest, max: most, units } = limits.devanagariUsername;

const CONSONANT = '[क-ह]़?';
/** As readers count letters. A halant joins two consonants or ends a word; other orders of signs draw the same. */
const AKSHARA = `(?:(?:${CONSONANT}्){0,4}${CONSONANT}(?:[ा-ौ]?[ँंः]?|्(?![क-ह]))|[अ-ऋऍएऐऑओऔॲॐ][ँंः]?)`;

const LATIN = `[a-z0-9_]{${min},${max}}`;
const DEVANAGARI = `(?=.*[अ-ह])(?=.{1,${units}}$)(?:${AKSHARA}|[0-9०-९_]){${fewest},${most}}`;

/** Latin or Devanagari, and never both, as their letters pass for one another. PostgreSQL reads it as well. */
export const USERNAME = new RegExp(`^(?:${LATIN}|${DEVANAGARI})$`);

/** The stored form: joiners only choose how letters are drawn. */
export const cleanUsername = (name: string): string =>
  toNfc(name.replace(/[\u200c\u200d]/g, '')).toLowerCase();

function usernameProblem(name: string): string | null {
  if (name === '' || USERNAME.test(name)) return null;
  if (!/\p{Script=Devanagari}/u.test(name))
    return `A username has ${min} to ${max} characters of a-z, 0-9 and _.`;
  return /\p{Script=Latin}/u.test(name)
    ? 'A username has Latin or Devanagari letters, not both.'
    : `A username in Devanagari has ${fewest} to ${most} letters, digits and _.`;
}

/** Empty means no username. */
export const usernameSchema = z
  .string(ifWrong('Username must be a text.'))
  .trim()
  .overwrite(cleanUsername)
  .superRefine((name, context) => {
    const problem = usernameProblem(name);
    if (problem !== null) context.addIssue(problem);
  });

const inScript = (script: string) =>
  z
    .string()
    .overwrite(cleanUsername)
    .regex(new RegExp(`^@${script}$`));

/** With `@` before it. */
export const [latinUsername, devanagariUsername] = [inScript(LATIN), inScript(DEVANAGARI)];
