import { soundOf, soundsOf } from './sound';

test.each([
  ['बाघ', 'bagh', 'baagh', 'baag', 'बघ'],
  ['वाघ', 'wagh', 'waagh', 'vaagh'],
  ['नीलकंठ', 'neelkanth', 'nilkant', 'नीलकण्ठ', 'निलकंठ'],
  ['चिमणी', 'chimni', 'chimani', 'chimnee', 'चीमणि'],
  ['खवल्या मांजर', 'khavlya manjar', 'khawalya maanjar', 'KHAVLYA MANJAR'],
  ['फुरसे', 'phurse', 'furse', 'phoorse'],
  ['शेकरू', 'shekru', 'shekroo', 'sekru'],
  ['सांबर', 'sambar', 'saambhar', 'साम्बर'],
  ['गाय', 'gai', 'gaay', 'gay'],
  ['मैना', 'maina', 'mainaa'],
  ['गौरैया', 'gauraiya', 'goraiya', 'gouraiya'],
  ['ज़ेबरा', 'zebra', 'jebra'],
  ['मगरमच्छ', 'magarmachh', 'magarmach', 'magarmacch'],
  ['काळवीट', 'kalvit', 'kaalveet'],
  ['कृष्णमृग', 'krishnamrig'],
  ['हळदी-कुंकू', 'haldi kunku'],
])('%s sounds as people type it: %s', (name, ...typed) =>
  expect(typed.map(soundOf)).toEqual(typed.map(() => soundOf(name))),
);

test.each([
  ['बाघ', 'बाज'],
  ['मोर', 'मगर'],
  ['कौआ', 'कोयल'],
  ['ससा', 'साप'],
  ['मैना', 'मीन'],
])('%s and %s are two', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));

test('ड़ and ढ़ are typed in two ways', () => {
  expect(soundsOf('घोड़ा')).toEqual([soundOf('ghoda'), soundOf('ghora')]);
  expect(soundsOf('पाढ़ा')).toEqual([soundOf('padha'), soundOf('para')]);
  expect(soundsOf('मोर')).toEqual(['mor']);
});

test('letters of other scripts stay', () =>
  expect(soundOf('புலி')).toBe('புலி'.replace(/\p{M}/gu, ' ').trim()));
