import { samplePerson } from '../../testing/samples';
import { hasWords } from './has-words';

const person = samplePerson(1, {
  full_name: 'Rahul Deshmukh',
  username: 'rahul_rivers',
  bio: 'Bring gloves. साँप और बाज़।',
  location: 'Chhattīsgarh',
});

test.each([
  ['rahul', true],
  ['GLOVES deshmukh', true],
  ['@rahul_rivers', true],
  ['chhattisgarh', true],
  ['सांप बाज', true],
  ['सांपों', false],
  ['', true],
  ['rahil', false],
  ['rahul pune', false],
])('%j stands in the card: %s', (input, expected) => {
  expect(hasWords(person, input)).toBe(expected);
});
