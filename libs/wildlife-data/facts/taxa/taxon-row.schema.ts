import { z } from 'zod';
import { type Commonness, redListCategories, taxonRanks } from '../../src/taxa/taxon.types';
import { csvList, csvNames, csvText } from '../csv-fields';

const flag = z.enum(['yes', ''], 'This is yes or empty.').transform((given) => given === 'yes');
/** Met by many people in India, or by nearly everybody. */
const common = z
  .enum(['very', 'yes', ''], 'This is very, yes or empty.')
  .transform((given): Commonness => (given === 'very' ? 2 : given === 'yes' ? 1 : 0));
const id = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'An id is a number from 1 to 999999.')
  .transform(Number);

const oneWord = z.string().regex(/^[A-Z][a-z]+$/, 'This is not the form of a scientific name.');
const binomial = z
  .string()
  .regex(/^[A-Z][a-z]+( [a-z]+(-[a-z]+)?){1,2}$/, 'This is not the form of a species’ scientific name.');
const formerName = z
  .string()
  .regex(/^[A-Z][a-z]+( [a-z]+(-[a-z]+)?){0,2}$/, 'This is not the form of a scientific name.');
const category = z.enum([...redListCategories, ''], 'There is no such category of the Red List.');

const avibase = z
  .string()
  .regex(/^([0-9A-F]{8})?$/, 'An Avibase id has eight digits from 0 to F.')
  .transform((given) => given || undefined);

const named = { id, other_names: csvNames };

/** A line of `higher.csv`: ranks above the genus. */
export const higherRowSchema = z.strictObject({
  ...named,
  rank: z.enum(taxonRanks).exclude(['genus', 'species', 'subspecies']),
  scientific_name: oneWord,
  parent: z.union([oneWord, z.literal('')]),
  english_name: csvText,
  group: csvText,
});

/** A line of `genera.csv`. */
export const genusRowSchema = z.strictObject({
  ...named,
  scientific_name: oneWord,
  family: oneWord,
  english_name: csvText,
  synonyms: csvList(formerName),
  india: flag,
  common,
  note: csvText,
});

export const speciesRowSchema = z.strictObject({
  ...named,
  scientific_name: binomial,
  english_name: csvText.min(1, 'A species has an English name.'),
  synonyms: csvList(formerName),
  iucn: category,
  extinct: flag,
  india: flag,
  common,
  avibase: avibase.optional(),
  note: csvText,
});

export type HigherRow = z.output<typeof higherRowSchema>;
export type GenusRow = z.output<typeof genusRowSchema>;
export type SpeciesRow = z.output<typeof speciesRowSchema>;
