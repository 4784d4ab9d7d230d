import { newId } from '../../platform/common/ids';
import { toPushPayload } from './push-text';

const sparrow = { id: 16_001, scientific_name: 'Passer domesticus', name: 'House Sparrow' };
const taxon = { ...sparrow, rank: 'species', group: 'birds' };

test.each([
  ['of the catalogue', 'bengal-tiger', null, 'Bengal Tiger'],
  ['beyond it', 'taxon-16001', taxon, 'House Sparrow'],
  ['without an English name', 'taxon-16001', { ...taxon, name: null }, 'Passer domesticus'],
])('a suggestion of an animal %s tells its name', (_what, species, beyond, name) => {
  const ids = { actor_id: newId(), post_id: newId(), comment_id: null, comment: null };
  const payload = toPushPayload({
    ...ids,
    kind: 'identification',
    actor: 'Asha Rao',
    people: 1,
    species,
    taxon: beyond,
    free_name: null,
    language: null,
    tag: '',
  });
  expect(payload.title).toBe(`Asha Rao suggested ${name} for your post`);
});

test('a settled name tells what it became, and nobody else', () => {
  const payload = toPushPayload({
    ...{ kind: 'agreed', actor: 'Bikram Sen', actor_id: newId(), people: 1, post_id: newId() },
    ...{ comment_id: null, comment: null, species: 'taxon-16001', taxon, language: null, tag: '' },
    free_name: 'free:birds:Hotel roof bird',
  });
  expect(payload).toMatchObject({ title: '“Hotel roof bird” has a name now: House Sparrow', body: '' });
});

test.each([
  ['hi', 1, 'Asha Rao ने आपकी पोस्ट के लिए नाम सुझाया: बाघ'],
  ['mr', 3, 'Asha Rao आणि आणखी 2 जणांनी तुमच्या पोस्टसाठी नाव सुचवले: वाघ'],
] as const)('it is in the language of the recipient, %s, and opens their page', (language, people, title) => {
  const postId = newId();
  const payload = toPushPayload({
    ...{ kind: 'identification', actor: 'Asha Rao', actor_id: newId(), people, post_id: postId },
    ...{
      comment_id: null,
      comment: null,
      species: 'bengal-tiger',
      taxon: null,
      free_name: null,
      language,
      tag: '',
    },
  });
  expect(payload).toMatchObject({ title, url: `/${language}/community/post/${postId}` });
});
