import { searchAreas } from './search-areas';

const first = (text: string) => searchAreas(text)[0]?.key;

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
  const found = searchAreas('bird sanctuary haryana').map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(['Sultanpur National Park', 'Bhindawas Wildlife Sanctuary']));
  expect(searchAreas('bird sanctuary', 100).length).toBeGreaterThan(60);
  expect(searchAreas('wetland punjab').map(({ where }) => where)).toContain('Punjab');
});

test('a state finds parks of the guide first, then other parks and reserves', () => {
  expect(searchAreas('karnataka', 3).map(({ key }) => key)).toEqual([
    'bandipur-national-park',
    expect.stringMatching(/^area-/),
    expect.stringMatching(/^area-/),
  ]);
  expect(searchAreas('golaghat')[0]?.key).toBe('kaziranga-national-park');
});

test('a park of the guide stands there once, with its districts, whatever other lists call it', () => {
  const found = searchAreas('valmiki');
  expect(found.map(({ key }) => key)).toEqual(['valmiki-national-park']);
  expect(searchAreas('valmikinagar')[0]).toEqual({
    key: 'valmiki-national-park',
    name: 'Valmiki National Park',
    where: 'West Champaran, Bihar',
    matched: 'Valmikinagar',
  });
});

test('the other name that was found is told, and states of an area', () => {
  expect(searchAreas('kabini')).toEqual([
    {
      key: 'area-nagarahole-national-park',
      name: 'Nagarahole National Park',
      where: 'Karnataka',
      matched: 'Kabini',
    },
  ]);
  expect(searchAreas('nagarahole')[0]?.matched).toBeUndefined();
});

test.each(['', '  ', '-', 'the', 'atlantis', 'jurassic park', 'xyz'])('%j finds nothing', (text) => {
  expect(searchAreas(text)).toEqual([]);
});

test('as many as asked for', () => {
  expect(searchAreas('sanctuary')).toHaveLength(12);
  expect(searchAreas('sanctuary', 3)).toHaveLength(3);
});
