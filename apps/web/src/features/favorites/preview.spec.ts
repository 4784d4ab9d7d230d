import { animals } from '@aranya/wildlife-data';
import { descriptionPreview } from './preview';

test('is the first 100 characters', () => {
  const text = 'a'.repeat(99);
  expect(descriptionPreview(`${text}b c`)).toEqual({ words: `${text}b`, cut: '' });
  expect(descriptionPreview('Short.')).toEqual({ words: 'Short.', cut: '' });
});

test('parts the word that the limit cuts', () => {
  const text = 'word '.repeat(19);
  expect(descriptionPreview(`${text}elephants walk`)).toEqual({ words: text.trim(), cut: ' eleph' });
});

test('keeps a word that ends at the limit, and one longer than it', () => {
  const text = 'word '.repeat(19);
  expect(descriptionPreview(`${text}tiger, lion`).cut).toBe('');
  expect(descriptionPreview('a'.repeat(120))).toEqual({ words: 'a'.repeat(100), cut: '' });
});

test('no full stop or comma stands before the ellipsis', () => {
  const text = 'a '.repeat(47);
  expect(descriptionPreview(`${text}later. More`)).toEqual({ words: `${text}later`, cut: '.' });
  expect(descriptionPreview(`${text}late, tiger`)).toEqual({
    words: `${text}late`,
    cut: ', ',
  });
});

test('does not split a surrogate pair', () => {
  expect(descriptionPreview('🐅'.repeat(101)).words).toBe('🐅'.repeat(100));
});

test('both parts are 100 characters of each description, and the first ends with a word', () => {
  for (const { description } of animals) {
    const { words, cut } = descriptionPreview(description);
    expect(words + cut).toBe(description.slice(0, 100));
    expect(words).toMatch(/\w$/);
    expect(description.slice(words.length)).toMatch(/^([\s.,;:]|$)/);
  }
});
