import { roster } from '../animals/roster';
import type { RosterEntry } from '../animals/roster.types';
import { toCloseSound, possibleSounds } from '../names/sound';
import { findSensitivity } from '../sensitive-places/sensitivity';
import { isDevanagari, withoutEnding } from './devanagari';
import { normalizeText, type NormalizedText, type Span } from './normalized-text';
import { otherNames, otherThings } from './species-names';
import { namesInLatin, spokenForms, spokenNames } from './spoken-names';
import { type Word, splitWords } from './words';

export type NamedSpecies = Pick<
  RosterEntry,
  'id' | 'name' | 'slug' | 'scientific_name' | 'conservation_status'
>;

export interface SpeciesMention extends Span {
  text: string;
  /** Several where a word means several: शेर is the tiger and the lion. */
  species: readonly NamedSpecies[];
}

/** Its place is kept from others, in some month at least. */
export const isSensitive = ({ scientific_name: scientificName }: NamedSpecies): boolean =>
  findSensitivity({ scientificName }) !== 'open';

/** Plurals of the last word, and the singular. */
function listForms(name: string): string[] {
  if (isDevanagari(name)) return spokenForms(name);
  if (/(?:s|x|ch|sh)$/.test(name)) return [name, `${name}es`];
  if (name.endsWith('wolf')) return [name, name.replace(/f$/, 'ves')];
  if (name.endsWith('calf')) return [name, name.replace(/f$/, 'ves')];
  if (/[bcdfghjklmnpqrstvwxz]y$/.test(name)) return [name, name.replace(/y$/, 'ies')];
  return /[a-z]$/.test(name) ? [name, `${name}s`, ...(name.endsWith('o') ? [`${name}es`] : [])] : [name];
}

/** 'Panthera tigris tigris' is also written 'Panthera tigris' and 'P. tigris'. */
function scientificForms(name: string): string[] {
  const [genus = '', species = ''] = name.split(' ');
  return [name, `${genus} ${species}`, `${genus.charAt(0)} ${species}`];
}

/** A form that only stands before a suffix keeps its mark. */
const toKey = (name: string) =>
  splitWords(normalizeText(name))
    .map(({ text }) => text)
    .join(' ') + (name.endsWith('-') ? '-' : '');

function speciesByName(): Map<string, NamedSpecies[]> {
  const byName = new Map<string, NamedSpecies[]>();
  for (const thing of otherThings) for (const form of listForms(thing)) byName.set(toKey(form), []);
  for (const entry of roster) {
    const names = [entry.name, ...(otherNames[entry.id] ?? [])]
      .flatMap(listForms)
      .concat(spokenNames(entry.slug));
    for (const key of new Set([...names, ...scientificForms(entry.scientific_name)].map(toKey))) {
      const others = byName.get(key) ?? [];
      byName.set(key, [...others, entry]);
    }
  }
  return byName;
}

const names = speciesByName();

/** Hindi and Marathi names of protected animals. */
const namesBySound = new Map<string, NamedSpecies[]>();
for (const entry of roster.filter(isSensitive))
  for (const sound of new Set(namesInLatin(entry.slug).flatMap((name) => possibleSounds(name, toCloseSound))))
    namesBySound.set(sound, [...(namesBySound.get(sound) ?? []), entry]);

const LONGEST_NAME = Math.max(...[...names.keys()].map((key) => key.split(' ').length));
/** Finds #TigersOfKanha; the longest names come first. */
const joinedNames = [...names.entries()]
  .map(([key, species]) => ({ joined: key.replaceAll(' ', ''), species }))
  .filter(({ joined }) => joined.length >= 4)
  .sort((a, b) => b.joined.length - a.joined.length);

/** Joins 'Snow Leopard', 'snow-leopard', 'P. tigris' and "tiger's nest". */
function isJoined(text: string, one: Word, next: Word): boolean {
  const gap = text.slice(one.end, next.start);
  return gap === ' ' || gap === '-' || gap === "'" || (one.text.length === 1 && /^\. ?$/.test(gap));
}

const isLatin = (word: string) => /^[a-z]{3,}$/.test(word);

function longestName(text: string, words: readonly Word[], sounds: readonly string[], at: number) {
  let key = '';
  let sound = '';
  let longest: { last: number; species: readonly NamedSpecies[] } | undefined;
  for (let last = at; last < at + LONGEST_NAME; last++) {
    const [word, previous] = [words[last], words[last - 1]];
    if (!word || (last > at && (!previous || !isJoined(text, previous, word)))) break;
    key = last === at ? word.text : `${key} ${word.text}`;
    sound = last === at ? (sounds[at] ?? '') : `${sound} ${sounds[last] ?? ''}`;
    const species = names.get(key) ?? names.get(withoutEnding(key)) ?? namesBySound.get(sound);
    if (species) longest = { last, species };
  }
  return longest;
}

export function findSpeciesIn(normalized: NormalizedText): SpeciesMention[] {
  const { text } = normalized;
  const words = splitWords(normalized);
  const sounds = words.map((word) => (isLatin(word.text) ? toCloseSound(word.text) : ''));
  const mentions: SpeciesMention[] = [];
  const add = (start: number, end: number, species: readonly NamedSpecies[]) => {
    if (species.length === 0) return;
    const span = normalized.toOriginalSpan(start, end);
    mentions.push({ ...span, text: normalized.source.slice(span.start, span.end), species });
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const sign = text.charAt(word.start - 1);
    // A person's name.
    if (sign === '@') continue;
    const name = longestName(text, words, sounds, at);
    if (name) {
      add(word.start, (words[name.last] as Word).end, name.species);
      at = name.last;
    } else if (sign === '#') {
      const tag = joinedNames.find(({ joined }) => word.text.startsWith(joined));
      if (tag) add(word.start, word.end, tag.species);
    }
  }
  return mentions;
}

/** Finds names in English, Hindi or Marathi, scientific names and pictographs. */
export function findSpecies(text: string): SpeciesMention[] {
  return findSpeciesIn(normalizeText(text));
}
