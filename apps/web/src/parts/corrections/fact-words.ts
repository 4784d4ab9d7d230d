import type { Fact, FactValue } from '@aranya/contracts';
import type { Biome } from '@aranya/wildlife-data';
import { countryNames } from '@aranya/wildlife-data/country-names';
import { capital } from '../../lib/capital';
import { activeWords, appendixWords, scheduleWords, signWords, trendWords } from '../../lib/fact-choices';
import { intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';
import { factKeyWords } from './fact-key-words';

/** As in 'Glance › weight › kg', counted from 1. */
export const factLabel = (field: string): string =>
  capital(
    field
      .replace(/^glance\./, '')
      .split('.')
      .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : (factKeyWords[part]?.() ?? part)))
      .join(' › '),
  );

const biomeWords: Readonly<Record<Biome, () => string>> = {
  rainforest: m.biome_rainforest,
  forest: m.biome_forest,
  savanna: m.biome_savanna,
  grassland: m.biome_grassland,
  desert: m.biome_desert,
  alpine: m.biome_alpine,
  ice: m.biome_ice,
  wetland: m.biome_wetland,
  coast: m.biome_coast,
  reef: m.biome_reef,
  ocean: m.biome_ocean,
  farmland: m.biome_farmland,
  night: m.biome_night,
};

/** By the field's last key. */
const choices: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  biome: biomeWords,
  time: activeWords,
  trend: trendWords,
  india: scheduleWords,
  cites: appendixWords,
  kind: signWords,
};

/** A country is known by its ISO 3166-1 alpha-3 code. */
const countryName = (code: string) =>
  countryNames([code], { locale: intlLocale(), say: (each) => each })[0] ?? code;

/**
 * What a page shows for a value.
 * @param words of the page's language for values of the record
 */
export function factWord(field: string, value: string, words: Fact['words']): string {
  const word = words[value] ?? choices[field.split('.').at(-1) ?? '']?.[value]?.();
  if (word !== undefined) return word;
  return field.startsWith('glance.range.') ? countryName(value) : recordWord(value);
}

export function factText(field: string, value: FactValue | null, words: Fact['words'] = {}): string {
  if (value === null) return m.fact_none();
  if (typeof value === 'boolean') return value ? m.fact_yes() : m.fact_no();
  return [value]
    .flat()
    .map((one) => factWord(field, String(one), words))
    .join(', ');
}

/** As the form shows it: a list has a line for each text. */
export function typedFact({ value, input }: Fact): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(input === 'texts' ? '\n' : ', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Reads what was typed. Where a number is asked for, any other text stays as it is, so that the server names the fault. */
export function readFact(input: Fact['input'], typed: string): FactValue {
  const numberOr = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));
  if (input === 'number') return numberOr(typed);
  if (input === 'yes_no') return typed === 'yes' ? true : typed === 'no' ? false : typed;
  if (input === 'text') return typed;
  const parts = typed
    .split(input === 'texts' ? '\n' : /[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (input === 'texts') return parts;
  const numbers = parts.map(Number);
  return numbers.some(Number.isNaN) ? parts : numbers;
}
