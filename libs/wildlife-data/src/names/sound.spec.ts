import { toSound, possibleSounds } from './sound';

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
  expect(typed.map(toSound)).toEqual(typed.map(() => toSound(name))),
);

test.each([
  ['बाघ', 'बाज'],
  ['मोर', 'मगर'],
  ['कौआ', 'कोयल'],
  ['ससा', 'साप'],
  ['मैना', 'मीन'],
])('%s and %s are two', (one, other) => expect(toSound(one)).not.toBe(toSound(other)));

test('ड़ and ढ़ are typed in two ways', () => {
  expect(possibleSounds('घोड़ा')).toEqual([toSound('ghoda'), toSound('ghora')]);
  expect(possibleSounds('पाढ़ा')).toEqual([toSound('padha'), toSound('para')]);
  expect(possibleSounds('मोर')).toEqual(['mor']);
});

test('letters of other scripts stay', () =>
  expect(toSound('புலி')).toBe('புலி'.replace(/\p{M}/gu, ' ').trim()));
