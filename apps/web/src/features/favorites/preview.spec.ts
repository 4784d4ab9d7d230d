import { previewOf } from './preview';

test('is the first 100 characters and an ellipsis', () => {
  const text = `${'a'.repeat(99)}bc`;
  expect(previewOf(text)).toBe(`${'a'.repeat(99)}b…`);
});

test('has an ellipsis after a short text too', () => {
  expect(previewOf('a'.repeat(100))).toBe(`${'a'.repeat(100)}…`);
  expect(previewOf('Short.')).toBe('Short.…');
});

test('does not split a surrogate pair', () => {
  expect(previewOf('🐅'.repeat(101))).toBe(`${'🐅'.repeat(100)}…`);
});
