import { animalIndex, localNamesOf, soundOf, soundsOf } from '@aranya/wildlife-data';
import { isMisspelt } from './is-misspelt';

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** In shorter words a wrong sound would be guesswork. */
const MIN_SOUNDS = 4;

const known = new Set(
  animalIndex.flatMap(({ slug }) =>
    localNamesOf(slug).flatMap(({ names }) => names.flatMap(({ name }) => soundsOf(name))),
  ),
);

/** One is another, missing or added, or two are swapped. */
function differByOne(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  const swapped = [...rest.slice(0, 2)].reverse().join('') + rest.slice(2);
  return (
    swapped === otherRest ||
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  );
}

/**
 * As `isMisspelt`, also for a name in Devanagari, which is typed in that script or in Latin letters as it
 * sounds.
 */
export function isCalled(text: string, name: string): boolean {
  if (!DEVANAGARI.test(name)) return isMisspelt(text, name);
  const heard = soundOf(text);
  const sounds = soundsOf(name);
  if (sounds.includes(heard)) return true;
  if (heard.length < MIN_SOUNDS || known.has(heard)) return false;
  return sounds.some((sound) => sound.length >= MIN_SOUNDS && differByOne(sound, heard));
}
