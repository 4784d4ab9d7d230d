/** Every field with its form. `libs/wildlife-data/src/parks` tells more. */
export const parkTemplate = `# A park of the catalogue. Fill in each field and run the generator again; it names what is missing or wrong.
name:
location: # districts and state: Nilgiris, Tamil Nadu
states: [] # as indian-states.ts spells them; each needs its facts in travel/state-facts.ts
established: # year of its final notification as what its name says, in quotes: '1990'
habitats: [] # two or more
fauna: [] # six or more; catalogue names where the catalogue has the animal
flora: [] # four or more
best_time_to_visit: # November to April
months: [] # the same as numbers, in the order of the season
coordinates: { lat:, lng: } # well inside the park
signature: # id of the species on its poster
biome: # as in animal-vocabulary.ts
area_km2:
history: # 20 to 260 characters
sources:
  - title:
    url: # https
called: [] # how posts name it, in small letters

poster:
  figure: # a figure of figures/drawn that stands on no other poster

travel:
  sources: # by short keys, which each \`from\` below names
    wiki: { title:, url: }
  height: { metres: [], from: [] }
  vegetation: { text:, from: [] } # 30 to 200 characters
  station: { name:, km:, from: [] }
  airport: { name:, km:, from: [] }
  ways_in: { label:, names: [], from: [] }
  permits: { text:, fees_by:, url:, from: [] }
  closures: [] # { months, days, whole, from }
  languages: { names: [], from: [] }
  year: { spans: [], from: [] } # each month once: { months, text, animals }
  signature: [] # ids, the poster's first
`;
