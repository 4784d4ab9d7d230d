import { figureNames, posterFigures, posterHeight } from '@aranya/artwork/lists';
import { biomes } from '@aranya/wildlife-data';
import { indianStates } from '@aranya/wildlife-data/facts';
import { options } from '../lib/options';

const freeFigures = () =>
  figureNames().filter((name) => posterHeight(name) !== undefined && !posterFigures().includes(name));

/** `libs/wildlife-data/src/parks` explains the fields. */
export const parkTemplate = `# A park of the catalogue. Fill in each field and run the generator again; it names what is missing or wrong.
# The files in libs/wildlife-data/data/parks are examples.
name:
location: # districts and state: Nilgiris, Tamil Nadu
states: [] # each needs its facts in libs/wildlife-data/data/states.yaml
${options('states', indianStates)}
coordinates: { lat:, lng: } # well inside the park
established: # year of its final notification as what its name says
area_km2:
biome: # ${biomes.join(', ')}
signature: # the species on its poster, as its file is called: bengal-tiger
names_in_posts: [] # how posts name it, in small letters
best_time_to_visit: # November to April
months: [] # the same as numbers, in the order of the season
history: # 20 to 260 characters
from: [] # keys of the sources below
habitats: [] # two or more
fauna: [] # six or more; catalogue names where the catalogue has the animal
flora: [] # four or more

poster:
  figure: # one that stands on no other poster
${options('figure', freeFigures(), '  ')}

travel:
  height: { metres: [], from: [] }
  vegetation: { text:, from: [] } # 30 to 200 characters
  station: { name:, km:, from: [] }
  airport: { name:, km:, from: [] }
  ways_in: { label:, names: [], from: [] }
  permits: { text:, fees_by:, url:, from: [] }
  closures: [] # { months, days, whole, from }
  languages: { names: [], from: [] }
  year: { spans: [], from: [] } # each month once: { months, text, animals }
  signature: [] # species, the poster's first

sources: # by short keys, which each \`from\` names
  wiki:
    title:
    url: # https
  languages: languages-of-india # a source of libs/wildlife-data/data/sources.yaml
`;
