import { say } from '../language/say';
import type { BreachedPasswords } from './breached-passwords';
import { passwordProblem, type Person } from './password-strength';

/** @returns a sentence for the person, undefined for a good password */
export type PasswordCheck = (password: string, person: Person) => Promise<string | undefined>;

export function createPasswordCheck(siteUrl: string, breached: BreachedPasswords | undefined): PasswordCheck {
  return async (password, person) => {
    const problem = await passwordProblem(password, person, siteUrl);
    if (problem !== undefined) return problem;
    if (breached !== undefined && (await breached.countBreaches(password)) > 0) return say('password_stolen');
    return undefined;
  };
}
