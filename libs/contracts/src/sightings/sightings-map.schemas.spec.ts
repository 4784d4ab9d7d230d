import { mapBoxLimits } from './map-rules';
import { sightingsMapQuerySchema } from './sightings-map.schemas';

const box = { south: 20, west: 78, north: 22, east: 80 };
const { height, width } = mapBoxLimits;
const tooWide = `The box can span at most ${height}° from south to north and ${width}° from west to east.`;

test.each<[what: string, change: Partial<typeof box>, refusals: string[]]>([
  ['as it should be', {}, []],
  ['as high as may be', { south: 0, north: height }, []],
  ['higher', { south: -1, north: height }, [tooWide]],
  ['as wide as may be', { west: 0, east: width }, []],
  ['wider', { west: -1, east: width }, [tooWide]],
  ['without height', { south: 22 }, ['The south of the box must be below its north.']],
  ['upside down', { south: 23 }, ['The south of the box must be below its north.']],
  ['without width', { west: 80 }, ['The west of the box must be before its east.']],
  ['the wrong way round', { west: 81 }, ['The west of the box must be before its east.']],
])('a box of the map %s', (_, change, refusals) => {
  const { error } = sightingsMapQuerySchema.safeParse({ ...box, ...change });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(refusals);
});
