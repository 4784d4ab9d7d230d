import { hourNames, relativeNames, viewNames } from '@aranya/artwork/lists';
import { animalTypes, biomes, conservationStatuses } from '@aranya/wildlife-data';
import {
  activityTimes,
  citesAppendices,
  indianStates,
  measures,
  populationTrends,
  seas,
  signKinds,
  wildlifeActSchedules,
} from '@aranya/wildlife-data/facts';
import { options } from '../lib/options';

const listOptions = (values: readonly string[]) => values.join(', ');

/** `libs/wildlife-data/src/animals` and `glance` explain the fields. */
export const speciesTemplate = `# A species of the catalogue. Fill in each field and run the generator again; it names what is missing or wrong.
# docs/wildlife-data.md tells where facts come from, libs/wildlife-data/src/animals/animal.schema.ts how texts are written.
# The files in libs/wildlife-data/data/species are examples.
name:
scientific_name: # Genus species
type: # ${listOptions(animalTypes)}
biome: # ${listOptions(biomes)}
conservation_status: # of the IUCN Red List, worldwide: ${listOptions(conservationStatuses)}
india: # true where it lives wild in India
food: # a phrase of at most 90 characters, most important first
region: # a phrase of at most 90 characters, from broad to exact
habitat: # a phrase of 10 to 160 characters
status_threats: # a phrase of 10 to 200 characters
description: # two to four sentences of our own, 120 to 600 characters
from: [] # keys of the sources below
related: [] # two to four other species, as their files are called: bengal-tiger
other_names: [] # what people call it besides, in small letters; leave the line out where there is nothing

picture:
  like: # a relative that it resembles; it is drawn so until somebody draws its own
${options('like', relativeNames(), '  ')}
  tint: # '#8a6f4a': the colour that the figure is mixed with
  hour: # an hour of its biome
${biomes.map((biome) => options(`hour in ${biome}`, hourNames(biome), '  ')).join('\n')}
  view: # a composition, where the plain one of the biome does not fit
${options('view', viewNames(), '  ')}

glance:
  size:
    - { measure:, cm: [], from: [] }
${options('measure', measures, '    ')}
  weight: { kg: [], from: [] } # as it stands where nobody weighs it
  lifespan: { years: [], where:, from: [] } # where: wild or human care; as it stands where nobody knows it
  young: { count: [], of:, from: [] } # of: cubs, eggs; as it stands where nobody knows it
  activity: { time:, from: [] } # ${listOptions(activityTimes)}
  population: { year:, trend:, from: [] } # ${listOptions(populationTrends)}; count and of where counted; where and trend_where unless worldwide
  range: { countries: [], states: [], from: [] } # ISO 3166 alpha-3; seas for the sea
${options('states', indianStates, '  ')}
${options('seas', seas, '  ')}
  law: { india:, cites:, from: [] } # ${listOptions(wildlifeActSchedules)}; ${listOptions(citesAppendices)}
  conservation: { text:, from: [] } # what is really done for it, or why it needs no project: one to three sentences, 60 to 400 characters
  look_alikes: [] # - { name:, animal:, tell:, from: [] }; animal where the catalogue has it
  signs: [] # - { kind:, text:, from: [] }; kind is ${listOptions(signKinds)}
  surprise: { text:, from: [] } # one sentence of 40 to 240 characters

sources: # by short keys, which each \`from\` names
  wiki:
    title:
    url: # https
  wpa: wildlife-act # a source of libs/wildlife-data/data/sources.yaml
`;
