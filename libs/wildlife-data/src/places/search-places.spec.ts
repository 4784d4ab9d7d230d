import { townEntries } from '../towns/town-entries';
import { searchPlaces } from './search-places';

const first = (text: string) => searchPlaces(text)[0]?.key;

/** What people type, and what they mean; written down before the search was. */
test.each([
  ['Nagarahole', 'area-nagarahole-national-park'],
  ['nagarhole', 'area-nagarahole-national-park'],
  ['Nagarhole tiger reserve', 'area-nagarahole-national-park'],
  ['Kabini', 'area-nagarahole-national-park'],
  ['nagarahole np', 'area-nagarahole-national-park'],
  ['Keoladeo', 'keoladeo-national-park'],
  ['Bharatpur', 'keoladeo-national-park'],
  ['bharatpur bird sanctuary', 'keoladeo-national-park'],
  ['keoladeo ghana', 'keoladeo-national-park'],
  ['Chilika', 'area-chilika-lake'],
  ['Chilka', 'area-chilika-lake'],
  ['chilka lake', 'area-chilika-lake'],
  ['Corbett', 'jim-corbett-national-park'],
  ['jim corbet', 'jim-corbett-national-park'],
  ['corbett tiger reserve', 'jim-corbett-national-park'],
  ['Ranthambhore', 'ranthambore-national-park'],
  ['rantambore', 'ranthambore-national-park'],
  ['Tadoba', 'tadoba-national-park'],
  ['tadoba andhari', 'area-tadoba-andhari-tiger-reserve'],
  ['Thekkady', 'periyar-national-park'],
  ['Little Rann of Kutch', 'wild-ass-wildlife-sanctuary'],
  ['sasan gir', 'gir-national-park'],
  ['Gir', 'gir-national-park'],
  ['GHNP', 'great-himalayan-national-park'],
  ['chambal gharial', 'national-chambal-wildlife-sanctuary'],
  ['Pench mp', 'area-pench-national-park-madhya-pradesh'],
  ['pench maharashtra', 'area-pench-national-park-maharashtra'],
  ['nalsarovar', 'area-nal-sarovar-bird-sanctuary'],
  ['nal sarovar', 'area-nal-sarovar-bird-sanctuary'],
  ['Dibru Saikhowa', 'area-dibru-saikhowa-national-park'],
  ['saikhowa dibru', 'area-dibru-saikhowa-national-park'],
  ['BR Hills', 'area-brt-tiger-reserve'],
  ['kmtr', 'area-kalakad-mundanthurai-tiger-reserve'],
  ['borivali', 'area-sanjay-gandhi-national-park'],
  ['similipal', 'area-simlipal-national-park'],
  ['deeporbeel', 'area-deepor-beel'],
  ['pong dam', 'area-pong-dam-lake'],
  ['kodikkarai', 'area-point-calimere-wildlife-sanctuary'],
  ['tal chappar', 'area-tal-chhapar-sanctuary'],
  ['thatekkad', 'area-thattekad-bird-sanctuary'],
  ["d'ering", 'area-d-ering-memorial-wildlife-sanctuary'],
  ['D’Ering', 'area-d-ering-memorial-wildlife-sanctuary'],
  ['eaglenest', 'area-eaglenest-wildlife-sanctuary'],
  ['valley of the flowers', 'area-valley-of-flowers-national-park'],
  ['top slip', 'area-anamalai-tiger-reserve'],
  ['bandavgarh', 'area-bandhavgarh-national-park'],
  ['ranganathitu', 'area-ranganathittu-bird-sanctuary'],
  ['lake bird', 'area-oussudu-lake-bird-sanctuary'],
  ['kanika', 'bhitarkanika-national-park'],
  ['silent valley kerala', 'area-silent-valley-national-park'],
])('%j finds %s first', (text, key) => expect(first(text)).toBe(key));

test('a kind and a state find what has both', () => {
  const found = searchPlaces('bird sanctuary haryana').map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(['Sultanpur National Park', 'Bhindawas Wildlife Sanctuary']));
  expect(searchPlaces('bird sanctuary', 100).length).toBeGreaterThan(60);
  expect(searchPlaces('wetland punjab').map(({ where }) => where)).toContain('Punjab');
});

test('a state finds parks of the guide first, then other parks and reserves', () => {
  expect(searchPlaces('karnataka', 3).map(({ key }) => key)).toEqual([
    'bandipur-national-park',
    expect.stringMatching(/^area-/),
    expect.stringMatching(/^area-/),
  ]);
  expect(searchPlaces('golaghat')[0]?.key).toBe('kaziranga-national-park');
});

test('a park of the guide stands there once, with its districts, whatever other lists call it', () => {
  const found = searchPlaces('valmiki');
  expect(found.map(({ key }) => key)).toEqual(['valmiki-national-park']);
  expect(searchPlaces('valmikinagar')[0]).toEqual({
    key: 'valmiki-national-park',
    name: 'Valmiki National Park',
    where: 'West Champaran, Bihar',
    matched: 'Valmikinagar',
  });
});

test('the other name that was found is told, and states of an area', () => {
  expect(searchPlaces('kabini')).toEqual([
    {
      key: 'area-nagarahole-national-park',
      name: 'Nagarahole National Park',
      where: 'Karnataka',
      matched: 'Kabini',
    },
  ]);
  expect(searchPlaces('nagarahole')[0]?.matched).toBeUndefined();
});

test.each(['', '  ', '-', 'the', 'atlantis', 'jurassic park', 'xyz'])('%j finds nothing', (text) => {
  expect(searchPlaces(text)).toEqual([]);
});

test('as many as asked for', () => {
  expect(searchPlaces('sanctuary')).toHaveLength(12);
  expect(searchPlaces('sanctuary', 3)).toHaveLength(3);
});

const places = (text: string, limit?: number) =>
  searchPlaces(text, limit, townEntries).map(({ name, where }) => `${name}, ${where}`);

/** What people type for a town, and the first that they mean; written down before the search was. */
test.each([
  ['Mahabaleshwar', 'Mahabaleshwar, Satara, Maharashtra'],
  ['mahabaleswar', 'Mahabaleshwar, Satara, Maharashtra'],
  ['MUMBAI', 'Mumbai, Maharashtra'],
  ['bombay', 'Mumbai, Maharashtra'],
  ['Bangalore', 'Bengaluru, Bangalore Urban, Karnataka'],
  ['bengalooru', 'Bengaluru, Bangalore Urban, Karnataka'],
  ['trivandrum', 'Thiruvananthapuram, Kerala'],
  ['pondicherry', 'Puducherry, Puducherry'],
  ['vizag', 'Visakhapatnam, Andhra Pradesh'],
  ['Ootacamund', 'Ooty, Nilgiris, Tamil Nadu'],
  ['naini tal', 'Nainital, Uttarakhand'],
  ['bodhgaya', 'Bodh Gaya, Gaya, Bihar'],
  ['darjeling', 'Darjeeling, West Bengal'],
  ['Lonāvala', 'Lonavala, Pune, Maharashtra'],
  ['warora', 'Warora, Chandrapur, Maharashtra'],
  ['Valparai', 'Valparai, Coimbatore, Tamil Nadu'],
  ['Aurangabad', 'Aurangabad, Maharashtra'],
  ['Aurangabad Bihar', 'Aurangabad, Bihar'],
  ['gudalur nilgiris', 'Gudalur, Nilgiris, Tamil Nadu'],
  ['Seoni mp', 'Seoni, Madhya Pradesh'],
])('%j finds the town %s first', (text, place) => expect(places(text)[0]).toBe(place));

test('a town stands below the parks and the areas that fit, the larger of twins first', () => {
  expect(places('Bharatpur')).toEqual([
    'Keoladeo National Park, Bharatpur, Rajasthan',
    'Bharatpur, Rajasthan',
  ]);
  expect(places('chandrapur').slice(0, 3)).toEqual([
    'Tadoba National Park, Chandrapur, Maharashtra',
    'Chandrapur, Maharashtra',
    'Chandrapur, Sakti, Chhattisgarh',
  ]);
});

test('however many areas fit, a few towns are told', () => {
  const found = searchPlaces('ma', 12, townEntries);
  expect(found.map(({ town }) => town !== undefined)).toEqual([
    ...Array(8).fill(false),
    ...Array(4).fill(true),
  ]);
  expect(found[8]).toMatchObject({ name: 'Chennai', matched: 'Madras' });
});

test('a state alone finds no towns, and a part of a name does', () => {
  expect(searchPlaces('karnataka', 100, townEntries).filter(({ town }) => town)).toEqual([]);
  expect(places('habalesh', 100)).toContain('Mahabaleshwar, Satara, Maharashtra');
});

test('a town tells its middle', () => {
  expect(searchPlaces('bombay', 1, townEntries)).toEqual([
    {
      key: 'Mumbai, Maharashtra',
      name: 'Mumbai',
      where: 'Maharashtra',
      matched: 'Bombay',
      town: { lat: 19.07, lng: 72.88 },
    },
  ]);
});

test('each town is told from all others', () => {
  expect(townEntries.length).toBeGreaterThan(7000);
  expect(new Set(townEntries.map(({ key }) => key)).size).toBe(townEntries.length);
});
