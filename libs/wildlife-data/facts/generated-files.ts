import type { Animal } from '../src/animals/animal.schema';
import { conservationStatuses } from '../src/animals/animal-vocabulary';
import type { Park } from '../src/parks/park.schema';
import { nameLanguages } from '../src/names/name-languages';
import { unpackedNames } from '../src/names/packed-names';
import { siteTexts } from '../src/landing/site-texts';
import { terrainNames } from '../src/places/terrain-names';
import { folded } from '../src/text/folded';
import { packedAreas } from './areas/packed-areas';
import { drawnFacts, drawnWords } from './drawn-facts';
import { packedSources } from './packed-sources';
import { packedColumns } from './packed-columns';
import type { Facts } from './read-facts';
import { toAnimal, toGlance, toPark, toTravel } from '../src/records/record-parts';
import { listSearchFacts } from './search-facts';
import { packedTaxa } from './taxa/packed-taxa';
import { packedTowns } from './towns/packed-towns';

const rosterRow = ({ id, name, scientific_name, type, biome, conservation_status }: Animal) => [
  id,
  name,
  scientific_name,
  type,
  biome,
  conservation_status,
];

function packedTexts(animals: readonly Animal[]) {
  const { families, packed } = packedSources(animals.map(({ sources }) => sources));
  const columns = packedColumns(
    animals.map(({ id, habitat, status_threats, description, related }, at) => ({
      ...{ id, habitat, status_threats, description, related },
      sources: packed[at],
    })),
  );
  return { families, packed: columns };
}

function packedParks(parks: readonly Park[]) {
  const { families, packed } = packedSources(parks.map(({ sources }) => sources));
  const columns = packedColumns(
    parks.map(({ coordinates: { lat, lng }, ...park }, at) => ({
      ...park,
      slug: undefined,
      images: undefined,
      coordinates: [lat, lng],
      sources: packed[at],
    })),
  );
  return { families, packed: columns };
}

const { sponsor } = siteTexts;
const mapNames = terrainNames.map(({ name }) => name);

/** The names of animals, parks, what maps show and statuses, and the first sponsor, by the English ones, a language each. */
function recordNames(
  { species, parks }: { species: readonly Animal[]; parks: readonly Park[] },
  { translations }: Facts,
  localNames: ReturnType<typeof packedTaxa>['ofCatalogue'],
) {
  const namesOf = (kind: 'species' | 'parks', slug: string) =>
    Object.fromEntries(
      nameLanguages.flatMap((language) => {
        const [local] = unpackedNames(localNames[slug]?.[language]);
        const name = local?.name ?? translations[language][kind][slug]?.['name'];
        return name === undefined ? [] : [[language, name] as const];
      }),
    );
  const phraseOf = (english: string) =>
    Object.fromEntries(nameLanguages.map((language) => [language, translations[language].phrases[english]]));
  return Object.fromEntries([
    ...species.map(({ name, slug }) => [name, namesOf('species', slug)]),
    ...parks.map(({ name, slug }) => [name, namesOf('parks', slug)]),
    ...[...mapNames, ...conservationStatuses, sponsor.title, sponsor.text].map((text) => [
      text,
      phraseOf(text),
    ]),
  ]);
}

function namesById<Named extends { id: number }>(
  records: readonly Named[],
  listNames: (record: Named) => readonly string[] | undefined,
) {
  return Object.fromEntries(
    records.flatMap((record) => {
      const names = listNames(record);
      return names ? [[record.id, names] as const] : [];
    }),
  );
}

function dailyWordFacts({ catalogue, others }: Facts['dailyWords']) {
  const kin: [animal: number, bond: string, facts: Record<string, string>][] = [];
  for (const [word, { fact, bond, beside }] of Object.entries(others)) {
    const same = kin.find(([animal, other]) => animal === beside && other === bond);
    if (same) same[2][word] = fact;
    else kin.push([beside, bond, { [word]: fact }]);
  }
  return { animals: catalogue, kin };
}

/** By the English name; those of what is called so come first. */
const gameNames = ({ detective, match, species, localNames }: Facts) =>
  Object.fromEntries(
    nameLanguages.map((language) => {
      const { names } = localNames[language];
      const found = [...detective, ...match].map(({ name, animalId, called }) => {
        const [genus = '', epithet = ''] =
          species.find(({ id }) => id === animalId)?.scientific_name.split(' ') ?? [];
        const taxa = [...(called ? [called] : []), `${genus} ${epithet}`];
        return [name, [...new Set(taxa.flatMap((taxon) => names[taxon]?.map((each) => each.name) ?? []))]];
      });
      return [language, Object.fromEntries(found) as Record<string, string[]>];
    }),
  );

const packedTracks = (tracks: Facts['tracks']) =>
  packedColumns(
    tracks.map(({ path, ...track }) => ({
      ...track,
      path: path.map(({ lat, lng, place }) => [lat, lng, place]),
    })),
  );

/** The track chosen for the species' page, else the first. */
function measuredAnimals(tracks: Facts['measuredTracks']): [animal: number, track: string][] {
  const chosen = tracks.filter(({ on_species_page: isChosen }) => isChosen);
  const animals = [...new Set(tracks.flatMap(({ animal }) => animal ?? []))].sort((a, b) => a - b);
  return animals.flatMap((animal) => {
    const track = [...chosen, ...tracks].find((each) => each.animal === animal);
    return track ? [[animal, track.id]] : [];
  });
}

const byId = <Numbered extends { id: number }>(records: readonly Numbered[]) =>
  [...records].sort((one, other) => one.id - other.id);

const byName = <Named extends { name: string }>(records: readonly Named[]) =>
  [...records].sort((one, other) => (one.name < other.name ? -1 : 1));

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Texts of the landing page tell how many records there are. */
const counted = ({ species, parks }: Facts, text: string) =>
  text.replaceAll('{animals}', String(species.length)).replaceAll('{parks}', String(parks.length));

function listFiles(facts: Facts): Record<string, string> {
  const { dailyWords, species } = facts;
  const animals = new Map(species.map((record) => [record.id, toAnimal(record)]));
  return {
    'detective-animals.json': json(facts.detective.map((animal) => ({ ...animal, called: undefined }))),
    'match-animals.json': json(facts.match.map((animal) => ({ ...animal, called: undefined }))),
    'game-names.json': json(gameNames(facts)),
    'wordle-words.json': json(Object.keys(facts.wordle).join(' ')),
    'wordle-animals.json': json(facts.wordle),
    'daily-words.json': json(
      [...Object.keys(dailyWords.catalogue), ...Object.keys(dailyWords.others)].sort().join(' '),
    ),
    'daily-word-facts.json': json(dailyWordFacts(dailyWords)),
    'feature-cards.json': counted(facts, json(facts.featureCards)),
    ...Object.fromEntries(
      nameLanguages.map((language) => [`akshara-words-${language}.json`, json(facts.aksharaWords[language])]),
    ),
    'featured-animals.json': json(
      facts.featuredAnimals.map(({ species: id, name, desc }) => ({
        id,
        name,
        desc,
        img: animals.get(id)?.image,
      })),
    ),
    'fun-facts.json': json(
      facts.funFacts.map(({ species: id, fact }) => ({ animal: { id, name: animals.get(id)?.name }, fact })),
    ),
  };
}

/** A file for each part that pages load by itself. */
export function generatedFiles(facts: Facts): Record<string, string> {
  const species = byId(facts.species);
  const parkRecords = byId(facts.parks);
  const animals = species.map(toAnimal);
  const parks = parkRecords.map(toPark);
  const tracks = byName(facts.tracks);
  const taxa = packedTaxa(facts.taxa, species, facts.localNames);
  const named = recordNames({ species: animals, parks }, facts, taxa.ofCatalogue);
  return {
    // Bundlers inline a constant.
    'counts.ts': `export const animalCount = ${animals.length};\nexport const parkCount = ${parks.length};\nexport const journeyCount = ${tracks.length + facts.measuredTracks.length};\n`,
    'roster.json': json({
      india: animals.filter(({ india }) => india).map(rosterRow),
      elsewhere: animals.filter(({ india }) => !india).map(rosterRow),
    }),
    'animal-facts.json': json(animals.map(({ id, food, region }) => [id, food, region])),
    'animal-texts.json': json(packedTexts(animals)),
    'glances.json': json(species.map(toGlance)),
    'common-names.json': json(
      namesById(species, ({ other_names, glance: { synonym } }) => [
        ...(other_names ?? []),
        ...(synonym ? [folded(synonym.name)] : []),
      ]),
    ),
    'names-in-posts.json': json(namesById(species, ({ names_in_posts }) => names_in_posts)),
    'parks.json': json(packedParks(parks)),
    'park-index.json': json(
      parks.map(({ id, name, location, coordinates: { lat, lng } }) => [id, name, location, lat, lng]),
    ),
    'areas.json': json(packedAreas(facts.areas, parks)),
    'towns.json': json(packedTowns(facts.towns)),
    'park-names.json': json(namesById(parkRecords, ({ names_in_posts }) => names_in_posts)),
    'travel.json': json(parkRecords.map(toTravel)),
    'drawn-facts.json': json(drawnFacts({ species, parks: parkRecords })),
    'drawn-words.json': json(drawnWords(facts, named)),
    'states.json': json(facts.states),
    'regions.json': json(facts.regions),
    'animal-groups.json': json(facts.animalGroups),
    'search-facts.json': json(listSearchFacts({ ...facts, species, parks: parkRecords })),
    'sensitivity.json': json(packedColumns(facts.sensitivity.rules)),
    'tracks.json': json(packedTracks(tracks)),
    'tracked-animals.json': json(
      tracks
        .flatMap(({ animalId, name }): [number, string][] =>
          animalId === undefined ? [] : [[animalId, name]],
        )
        .sort(([one], [other]) => one - other),
    ),
    'measured-tracks.json': json(
      facts.measuredTracks.map((track) => ({ ...track, on_species_page: undefined })),
    ),
    'measured-animals.json': json(measuredAnimals(facts.measuredTracks)),
    'pause-meanings.json': json(
      facts.pauses.meanings.map(({ from: [key = ''], ...meaning }) => ({
        ...meaning,
        source: facts.pauses.sources[key],
      })),
    ),
    'pause-words.json': json(
      Object.fromEntries(
        nameLanguages.map((language) => [
          language,
          Object.fromEntries(
            facts.pauses.meanings.map(({ text }, at) => [
              text,
              facts.translations[language].journeys['pauses']?.[`meanings.${at}.text`],
            ]),
          ),
        ]),
      ),
    ),
    'changes.json': json(facts.changes),
    // Texts, of which one at a time is read.
    'records.json': json(
      Object.fromEntries(
        Object.entries(facts.records).map(([name, record]) => [name, JSON.stringify(record)]),
      ),
    ),
    'taxa.json': json(taxa.packed),
    'taxa-of-india.json': json(taxa.ofIndia),
    'taxa-version.json': json(taxa.version),
    'local-names.json': json(taxa.ofCatalogue),
    ...Object.fromEntries(
      nameLanguages.map((language) => [
        `translations-${language}.json`,
        counted(facts, json(facts.translations[language])),
      ]),
    ),
    'record-names.json': json(named),
    'translation-progress.json': json(facts.translationProgress),
    'name-readers.json': json(
      Object.fromEntries(nameLanguages.map((language) => [language, facts.localNames[language].read_by])),
    ),
    ...listFiles(facts),
  };
}
